import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';

/** Changes what customers see. Other processes are told by the database; this one does not wait to hear it. */
export async function changeCatalogue<Result>(
  { db, catalogueMemory, pageMemory }: Pick<Shop, 'db' | 'catalogueMemory' | 'pageMemory'>,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(change);
  catalogueMemory.forget();
  pageMemory.forget();
  return result;
}
