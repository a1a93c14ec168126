import type { Shop } from '../../shop.ts';
import { deleteEmptyBuckets } from './limits.queries.ts';

/** Nobody is kept for longer than they are counted. */
export async function forgetLimits({ db }: Pick<Shop, 'db'>): Promise<void> {
  await deleteEmptyBuckets(db);
}
