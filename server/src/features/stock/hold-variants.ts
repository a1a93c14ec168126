import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { lockVariants } from './stock.queries.ts';

export type HeldVariant = {
  id: number;
  /** Of its product. */
  slug: string;
  name: string;
  code: string;
  value: string;
  unit: string;
  pictureId: number | null;
  price: Kopiykas;
  discountPrice: Kopiykas;
  stock: number;
};

/** Holds variants for an order: until it is written, neither their prices nor their stock change. */
export async function holdVariants(tx: Transaction, ids: readonly number[]): Promise<Map<number, HeldVariant>> {
  if (ids.length === 0) return new Map();
  const rows = await lockVariants(tx, ids);
  return new Map(
    rows.map(({ productName, title, ...row }) => [
      row.id,
      {
        ...row,
        name: title === '' ? productName : `${productName} ${title}`,
        price: kopiykas(row.price),
        discountPrice: kopiykas(row.discountPrice),
      },
    ]),
  );
}
