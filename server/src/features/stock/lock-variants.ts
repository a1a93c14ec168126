import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { lockVariantRows } from './stock.queries.ts';

export type LockedVariant = {
  id: number;
  /** The slug of its product. */
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

/** Locks variants for an order: until it is written, neither their prices nor their stock change. */
export async function lockVariants(tx: Transaction, ids: readonly number[]): Promise<Map<number, LockedVariant>> {
  if (ids.length === 0) return new Map();
  const rows = await lockVariantRows(tx, ids);
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
