import type { Executor } from '../../database/database.ts';
import { listInformationPages } from './information.queries.ts';

/** Paths of the published informational pages. */
export async function readInformationAddresses(db: Executor): Promise<{ path: string; changedAt: Date }[]> {
  const pages = await listInformationPages(db);
  return pages.map(({ pageType, updatedAt }) => ({ path: `/page/${pageType}`, changedAt: updatedAt }));
}
