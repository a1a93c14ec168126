import { informationPath, pageTypes } from '@shop/contract/information.ts';
import type { Executor } from '../../database/database.ts';
import { listPublishedPages } from './information.queries.ts';

/** The pages of the specification first, then the others by title. */
export async function readPublishedPages(db: Executor): Promise<{ title: string; path: string }[]> {
  const pages = await listPublishedPages(db);
  const ordered = [
    ...pageTypes.flatMap((type) => pages.filter(({ pageType }) => pageType === type)),
    ...pages
      .filter(({ pageType }) => !(pageTypes as readonly string[]).includes(pageType))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'uk')),
  ];
  return ordered.map(({ pageType, title }) => ({
    title,
    path: informationPath(pageType),
  }));
}

/** Paths of the published informational pages. */
export async function readInformationAddresses(db: Executor): Promise<{ path: string; changedAt: Date }[]> {
  const pages = await listPublishedPages(db);
  return pages.map(({ pageType, updatedAt }) => ({ path: informationPath(pageType), changedAt: updatedAt }));
}

/** The same, to ask whether something may link there. */
export async function readPublishedPaths(db: Executor): Promise<Set<string>> {
  return new Set((await readInformationAddresses(db)).map(({ path }) => path));
}
