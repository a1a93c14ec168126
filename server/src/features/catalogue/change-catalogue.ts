import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';

/** Changes what customers see. Other processes are told by the database; this one does not wait to hear it. */
export async function changeCatalogue<Result>(
  { db, catalogueCache, pageCache }: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(change);
  catalogueCache.clear();
  pageCache.clear();
  return result;
}
