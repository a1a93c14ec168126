import type { Shop } from '../../shop.ts';
import { deleteEmptyBucketRows } from './rate-limits.queries.ts';
import { type Limit, limits } from './rate-limits.ts';

const rates = Object.values<Limit>(limits).flatMap(({ perAddress, perSubject }) => [
  perAddress,
  perSubject ?? perAddress,
]);
const deepestSeconds = Math.max(...rates.map(({ seconds }) => seconds));

/** Deletes buckets that no longer limit anything, so that no caller is stored longer than needed. */
export async function deleteEmptyBuckets({ db }: Pick<Shop, 'db'>): Promise<void> {
  await deleteEmptyBucketRows(db, deepestSeconds);
}
