import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { announceCatalogueChange } from './write-catalogue.queries.ts';

/** Changes what customers see: in one transaction, and forgotten by every process the moment it is written. */
export async function changeCatalogue<Result>(
  { db, catalogueMemory }: Pick<Shop, 'db' | 'catalogueMemory'>,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const changed = await change(tx);
    await announceCatalogueChange(tx);
    return changed;
  });
  // Its own notification may come a moment later; whoever made the change must see it at once.
  catalogueMemory.forget();
  return result;
}
