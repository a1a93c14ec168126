import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageTypes } from '../information.ts';
import { line, Ordinal } from '../shapes.ts';
import { listReply } from './lists.ts';
import { editors } from './roles.ts';
import { Html } from './texts.ts';
import { seenVersion } from './version.ts';

const path = '/api/v1/admin/information-pages/';
const PageType = z.enum(pageTypes);
const ByType = z.object({ id: PageType });

const PageRow = z.object({
  id: PageType.meta({ description: 'As in its address: /page/delivery' }),
  title: z.string(),
  version: z.int().min(0).meta({ description: '0 while nothing is published' }),
  updated_at: z.iso.datetime().nullable(),
});

const AdminPage = PageRow.extend({ content: z.string() }).meta({ id: 'AdminPage' });

const PageFields = z
  .object({ title: line(200).min(1), content: Html.min(1), version: seenVersion })
  .meta({ id: 'PageFields' });

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
  reply: listReply(PageRow),
});

export const readPageEndpoint = endpoint({
  name: 'readAdminPage',
  summary: 'An informational page to be edited; empty while nothing is published',
  method: 'GET',
  path: `${path}:id/`,
  needs: editors,
  params: ByType,
  reply: AdminPage,
});

export const publishPageEndpoint = endpoint({
  name: 'publishPage',
  summary: 'Publish a new version; every version stays',
  method: 'PUT',
  path: `${path}:id/`,
  needs: editors,
  params: ByType,
  body: PageFields,
  reply: AdminPage,
  refusals: ['changed_meanwhile'],
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
  params: ByType,
  reply: z.array(PageVersion),
});

export const restorePageEndpoint = endpoint({
  name: 'restorePage',
  summary: 'Publish an old version again, as a new one',
  method: 'POST',
  path: `${path}:id/restore/`,
  needs: editors,
  params: ByType,
  body: z.object({ version: Ordinal }),
  reply: AdminPage,
  refusals: ['page_not_found'],
});
