import { pageTypes } from '@shop/contract/information.ts';
import type { Executor } from '../../database/database.ts';
import { listPublishedPageTypes } from './information.queries.ts';

/** Paths of the information pages that are shown now. */
export async function readPublishedPaths(db: Executor): Promise<Set<string>> {
  const types = await listPublishedPageTypes(db);
  const hasOldAddress = new Set<string>(pageTypes);
  return new Set(types.map((type) => (hasOldAddress.has(type) ? `/page/${type}` : `/info/${type}`)));
}
