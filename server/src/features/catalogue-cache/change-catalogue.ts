import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';

/**
 * Runs a change that customers can see and clears the caches of this process. Other processes are notified by the
 * database.
 */
export async function changeCatalogue<Result>(
  { db, catalogueCache, pageCache }: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(change);
  catalogueCache.clear();
  pageCache.clear();
  return result;
}
