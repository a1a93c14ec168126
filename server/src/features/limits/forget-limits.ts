import type { Shop } from '../../shop.ts';
import { deleteEmptyBuckets } from './limits.queries.ts';
import { type Limit, limits } from './limits.ts';

const rates = Object.values<Limit>(limits).flatMap(({ perAddress, perSubject }) => [
  perAddress,
  perSubject ?? perAddress,
]);
const deepestSeconds = Math.max(...rates.map(({ seconds }) => seconds));

/** Nobody is kept for longer than they are counted. */
export async function forgetLimits({ db }: Pick<Shop, 'db'>): Promise<void> {
  await deleteEmptyBuckets(db, deepestSeconds);
}
