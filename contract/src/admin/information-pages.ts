import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { hasOwnFamily } from '../information.ts';
import { line, Ordinal } from '../shapes.ts';
import { listQuery, listReply } from './lists.ts';
import { editors } from './roles.ts';
import { Html } from './texts.ts';
import { seenVersion, version } from './version.ts';

const path = '/api/v1/admin/information-pages/';

const PageId = z.stringFormat('slug', /^[a-z0-9]+(-[a-z0-9]+)*$/).max(80);
const ById = z.object({ id: PageId.meta({ description: 'The last part of its address' }) });

/** The back office has its form for new pages at the address of this one. */
const formForNewPages = 'create';

const NewSlug = PageId.refine((slug) => !hasOwnFamily(slug) && slug !== formForNewPages, {
  params: { rule: 'page_slug_reserved' },
}).meta({ description: 'Makes /info/slug' });

/** One spelling of a path of the shop: nothing encoded, no host, no parameters. */
const OwnPath = line(300).pipe(
  z.stringFormat('own_path', (given) => given === '/' || /^(\/[a-z0-9_-]+)+$/.test(given)),
);

export const pageStates = ['published', 'draft', 'withdrawn', 'empty'] as const;
export type PageState = (typeof pageStates)[number];

const PageRow = z.object({
  id: PageId,
  path: z.string().meta({ description: '/page/delivery, /info/privacy' }),
  title: z.string().meta({ description: 'Of the draft, where there is one' }),
  state: z.enum(pageStates).meta({ description: 'empty: one of the four of the shop, without any text yet' }),
  has_draft: z.boolean(),
  redirect_to: z.string().nullable().meta({ description: 'Where a withdrawn page leads' }),
  version: z.int().min(0).meta({ description: 'The version that was published last; 0 while none was' }),
  updated_at: z.iso.datetime().nullable(),
});

const AdminPage = PageRow.extend({
  content: z.string().meta({ description: 'Of the draft, where there is one' }),
  is_prepared: z.boolean().meta({ description: 'The draft that every shop begins with, as it came' }),
  revision: version.meta({ description: 'Counts every change: drafts, publications, moves. Sent back with a change' }),
}).meta({ id: 'AdminPage' });

const title = line(200).min(1);

const PageFields = z
  .object({ title, content: Html.min(1), version: seenVersion, revision: seenVersion })
  .meta({ id: 'PageFields' });

const DraftFields = z.object({ title, content: Html, revision: seenVersion }).meta({ id: 'PageDraftFields' });

const PageVersion = z
  .object({
    version: z.int().positive(),
    title: z.string(),
    content: z.string(),
    published_at: z.iso.datetime(),
    published_by: z.string().nullable().meta({ description: 'Nobody when the shop was filled with it' }),
  })
  .meta({ id: 'PageVersion' });

export const listPagesEndpoint = endpoint({
  name: 'listAdminPages',
  summary: 'Informational pages, published or not',
  method: 'GET',
  path,
  needs: editors,
  // In one order: the four of the shop, then the others by address.
  query: listQuery(['id']),
  reply: listReply(PageRow),
});

export const createPageEndpoint = endpoint({
  name: 'createPage',
  summary: 'Begin a new page at /info/slug, as a draft',
  method: 'POST',
  path,
  needs: editors,
  body: z.object({ slug: NewSlug, title, content: Html }).meta({ id: 'NewPageFields' }),
  status: 201,
  reply: AdminPage,
});

export const readPageEndpoint = endpoint({
  name: 'readAdminPage',
  summary: 'An informational page to be edited: its draft, or what is published',
  method: 'GET',
  path: `${path}:id/`,
  needs: editors,
  params: ById,
  reply: AdminPage,
  refusals: ['page_not_found'],
});

export const publishPageEndpoint = endpoint({
  name: 'publishPage',
  summary: 'Publish a new version; every version stays, the draft goes',
  method: 'PUT',
  path: `${path}:id/`,
  needs: editors,
  params: ById,
  body: PageFields,
  reply: AdminPage,
  refusals: ['page_not_found', 'changed_meanwhile', 'gaps_left'],
});

export const deletePageEndpoint = endpoint({
  name: 'deletePage',
  summary: 'Delete a page that was never published',
  method: 'DELETE',
  path: `${path}:id/`,
  needs: editors,
  params: ById,
  status: 204,
  reply: z.void(),
  refusals: ['page_not_found', 'page_was_published'],
});

export const savePageDraftEndpoint = endpoint({
  name: 'savePageDraft',
  summary: 'Keep a text without publishing it',
  method: 'PUT',
  path: `${path}:id/draft/`,
  needs: editors,
  params: ById,
  body: DraftFields,
  reply: AdminPage,
  refusals: ['page_not_found', 'changed_meanwhile'],
});

export const discardPageDraftEndpoint = endpoint({
  name: 'discardPageDraft',
  summary: 'Drop the draft of a page that was published',
  method: 'DELETE',
  path: `${path}:id/draft/`,
  needs: editors,
  params: ById,
  status: 204,
  reply: z.void(),
  refusals: ['page_not_found'],
});

export const withdrawPageEndpoint = endpoint({
  name: 'withdrawPage',
  summary: 'Show a page no longer: its address leads to another page of the shop',
  method: 'POST',
  path: `${path}:id/withdraw/`,
  needs: editors,
  params: ById,
  body: z.object({ redirect_to: OwnPath, revision: seenVersion }),
  reply: AdminPage,
  refusals: ['page_not_found', 'changed_meanwhile', 'offer_stays'],
});

export const movePageEndpoint = endpoint({
  name: 'movePage',
  summary: 'Give a page of /info/ another address; the old one leads there',
  method: 'POST',
  path: `${path}:id/move/`,
  needs: editors,
  params: ById,
  body: z.object({ slug: NewSlug, revision: seenVersion }),
  reply: AdminPage,
  refusals: ['page_not_found', 'changed_meanwhile', 'page_keeps_address'],
});

export const previewPageEndpoint = endpoint({
  name: 'previewPage',
  summary: 'What customers would see of this text',
  method: 'POST',
  path: `${path}preview/`,
  needs: editors,
  body: z.object({ content: Html }),
  reply: z.object({ content: z.string().meta({ description: 'HTML, cleaned by an allow-list' }) }),
});

export const pageVersionsEndpoint = endpoint({
  name: 'listPageVersions',
  summary: 'Every version that was ever public, the last one first',
  method: 'GET',
  path: `${path}:id/versions/`,
  needs: editors,
  params: ById,
  reply: z.array(PageVersion),
});

export const restorePageEndpoint = endpoint({
  name: 'restorePage',
  summary: 'Publish an old version again, as a new one; a draft stays as it is',
  method: 'POST',
  path: `${path}:id/restore/`,
  needs: editors,
  params: ById,
  body: z.object({ version: Ordinal }),
  reply: AdminPage,
  refusals: ['page_not_found', 'gaps_left'],
});
