import type { PageState } from '@shop/contract/admin/information-pages.ts';
import { informationPath, pageTypes } from '@shop/contract/information.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { defaultPages } from '@shop/wording/default-pages.ts';
import type { Executor } from '../../database/database.ts';
import { readVersioned } from '../record-versions/index.ts';
import {
  findInformationPage,
  findPageDraft,
  listInformationPages,
  listPageDrafts,
  listPageVersions,
} from './information.queries.ts';
import { listPageRedirects } from './redirects.queries.ts';

type Page = NonNullable<Awaited<ReturnType<typeof findInformationPage>>>;
type Draft = { title: string; contentHtml: string; updatedAt: Date | null };

type Listing = { page: number; per_page: number; q: string };

/** Every page that the shop has or can have, published or not. */
export async function readEditedPages(db: Executor, { page: number, per_page, q }: Listing) {
  const pages = new Map((await listInformationPages(db)).map((page) => [page.pageType, page]));
  const drafts = new Map((await listPageDrafts(db)).map((draft) => [draft.pageType, draft]));
  const redirects = await listPageRedirects(db);
  const others = [...pages.keys(), ...drafts.keys()].toSorted();
  const ids = new Set<string>([...pageTypes, ...Object.keys(defaultPages), ...others]);
  const words = q.toLowerCase();
  const found = [...ids]
    .map((id) => {
      const page = pages.get(id);
      return pageRow(id, { page, draft: drafts.get(id) ?? preparedDraft(id, page), redirects });
    })
    .filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(words));
  return { data: found.slice((number - 1) * per_page, number * per_page), total: found.length };
}

export async function readEditedPage(db: Executor, id: string) {
  const {
    version: revision,
    page,
    draft,
    redirects,
  } = await readVersioned(db, { subject: 'page', id }, async () => ({
    page: await findInformationPage(db, id),
    draft: await findPageDraft(db, id),
    redirects: await listPageRedirects(db),
  }));
  const shown = draft ?? preparedDraft(id, page);
  if (!isKnown(id, page ?? shown)) throw new Refusal('page_not_found', {});
  return {
    ...pageRow(id, { page, draft: shown, redirects }),
    content: (shown ?? page)?.contentHtml ?? '',
    is_prepared: shown !== undefined && draft === undefined,
    revision,
  };
}

/** The text that an editor sees; empty for a page of the specification that has none. */
export async function findEditedPage(db: Executor, id: string): Promise<{ title: string; contentHtml: string }> {
  const page = await findInformationPage(db, id);
  const text = (await findPageDraft(db, id)) ?? page ?? preparedDraft(id, page);
  if (!isKnown(id, text)) throw new Refusal('page_not_found', {});
  return text ?? { title: '', contentHtml: '' };
}

/** Whether an address has a page or a draft. One that was withdrawn may be used again. */
export async function isTaken(db: Executor, id: string): Promise<boolean> {
  const page = await findInformationPage(db, id);
  const isShown = page !== undefined && page.withdrawnAt === null;
  return isShown || isKnown(id, (await findPageDraft(db, id)) ?? preparedDraft(id, page));
}

const isKnown = (id: string, text: object | undefined) =>
  text !== undefined || (pageTypes as readonly string[]).includes(id);

/** The text in which the owner fills in the gaps, until something is published there. */
function preparedDraft(id: string, page: Page | undefined): Draft | undefined {
  const text = page === undefined ? defaultPages[id] : undefined;
  return text && { title: text.title, contentHtml: text.content, updatedAt: null };
}

function pageRow(
  id: string,
  {
    page,
    draft,
    redirects,
  }: { page: Page | undefined; draft: Draft | undefined; redirects: ReadonlyMap<string, string> },
) {
  const path = informationPath(id);
  const changedAt = (draft ?? page)?.updatedAt ?? null;
  return {
    id,
    path,
    title: (draft ?? page)?.title ?? '',
    state: stateOf(page, draft),
    has_draft: draft !== undefined,
    redirect_to: page?.withdrawnAt ? (redirects.get(path) ?? null) : null,
    version: page?.version ?? 0,
    updated_at: changedAt?.toISOString() ?? null,
  };
}

function stateOf(page: Page | undefined, draft: Draft | undefined): PageState {
  if (page?.withdrawnAt) return 'withdrawn';
  if (page) return 'published';
  return draft ? 'draft' : 'empty';
}

export async function readPageVersions(db: Executor, pageType: string) {
  const versions = await listPageVersions(db, pageType);
  return versions.map(({ page: { version, title, contentHtml, publishedAt }, publishedBy }) => ({
    version,
    title,
    content: contentHtml,
    published_at: publishedAt.toISOString(),
    published_by: publishedBy,
  }));
}
