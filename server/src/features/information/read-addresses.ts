import type { Executor } from '../../database/database.ts';
import { listInformationPages } from './information.queries.ts';

/** The informational pages that are published. */
export async function readInformationAddresses(db: Executor): Promise<{ path: string; changedAt: Date }[]> {
  const pages = await listInformationPages(db);
  return pages.map(({ pageType, updatedAt }) => ({ path: `/page/${pageType}`, changedAt: updatedAt }));
}
