import { type PageType, pageTypes } from '@shop/contract/information.ts';
import type { Executor } from '../../database/database.ts';
import { findInformationPage, listInformationPages, listPageVersions } from './information.queries.ts';

/** Every page that the shop can have, published or not. */
export async function readEditedPages(db: Executor) {
  const published = new Map((await listInformationPages(db)).map((page) => [page.pageType, page]));
  const data = pageTypes.map((id) => editedPage(id, published.get(id)));
  return { data, total: data.length };
}

export async function readEditedPage(db: Executor, pageType: PageType) {
  return editedPage(pageType, await findInformationPage(db, pageType));
}

function editedPage(id: PageType, page: Awaited<ReturnType<typeof findInformationPage>>) {
  return {
    id,
    title: page?.title ?? '',
    content: page?.contentHtml ?? '',
    version: page?.version ?? 0,
    updated_at: page?.updatedAt.toISOString() ?? null,
  };
}

export async function readPageVersions(db: Executor, pageType: PageType) {
  const versions = await listPageVersions(db, pageType);
  return versions.map(({ page: { version, title, contentHtml, publishedAt }, publishedBy }) => ({
    version,
    title,
    content: contentHtml,
    published_at: publishedAt.toISOString(),
    published_by: publishedBy,
  }));
}
