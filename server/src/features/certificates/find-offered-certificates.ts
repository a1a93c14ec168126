import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import { listCertificateVariants } from './certificates.queries.ts';

export type OfferedCertificateVariant = {
  id: number;
  name: string;
  value: Kopiykas;
  price: Kopiykas;
  pictureId: number | null;
};

/** The given certificate variants that are on sale, by id. */
export async function findOfferedCertificates(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, OfferedCertificateVariant>> {
  if (ids.length === 0) return new Map();
  const rows = (await listCertificateVariants(db)).filter(({ variant }) => ids.includes(variant.id));
  return new Map(
    rows.map(({ product, variant }) => [
      variant.id,
      {
        id: variant.id,
        name: product.name,
        value: kopiykas(variant.value),
        price: kopiykas(variant.price),
        pictureId: product.pictureId,
      },
    ]),
  );
}
