import * as admin from '@shop/contract/admin/information-pages.ts';
import {
  hasOwnFamily,
  infoPageEndpoint,
  informationPageEndpoint,
  publishedPagesEndpoint,
} from '@shop/contract/information.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { createPage, deletePage, discardDraft, saveDraft } from './change-draft.ts';
import { changePage, restorePage } from './change-page.ts';
import { findPublishedPage } from './information.queries.ts';
import { readPublishedPages } from './read-addresses.ts';
import { readEditedPage, readEditedPages, readPageVersions } from './read-edited-pages.ts';
import { movePage, withdrawPage } from './withdraw-page.ts';

export function informationRoutes(
  { serve }: { serve: Serve },
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
) {
  const { db } = shop;
  /** A page has one address: those of one family are unknown in the other. */
  const readPage = async (name: string, isOfOwnFamily: boolean) => {
    const id = name.toLowerCase();
    const page = hasOwnFamily(id) === isOfOwnFamily ? await findPublishedPage(db, id) : undefined;
    if (page === undefined) throw new Refusal('page_not_found', {});
    const { title, contentHtml, version, updatedAt } = page;
    return constant({ title, content: contentHtml, version, updated: updatedAt.toISOString() });
  };
  serve.cached(informationPageEndpoint, ({ params }) => readPage(params.pageType, true));
  serve.cached(infoPageEndpoint, ({ params }) => readPage(params.slug, false));
  serve.cached(publishedPagesEndpoint, async () => constant(await readPublishedPages(db)));

  serve.staff(admin.listPagesEndpoint, ({ query }) => readEditedPages(db, query));
  serve.staff(admin.createPageEndpoint, ({ body }, member) => createPage(shop, member, body));
  serve.staff(admin.previewPageEndpoint, async ({ body }) => ({ content: cleanHtml(body.content) }));
  serve.staff(admin.readPageEndpoint, ({ params }) => readEditedPage(db, params.id));
  serve.staff(admin.publishPageEndpoint, ({ params, body }, member) =>
    changePage(shop, member, { ...params, ...body }),
  );
  serve.staff(admin.deletePageEndpoint, ({ params }, member) => deletePage(shop, member, params.id));
  serve.staff(admin.savePageDraftEndpoint, ({ params, body: { revision, ...text } }, member) =>
    saveDraft(shop, member, { ...params, ...text, revision }),
  );
  serve.staff(admin.discardPageDraftEndpoint, ({ params }, member) => discardDraft(shop, member, params.id));
  serve.staff(admin.withdrawPageEndpoint, ({ params, body: { redirect_to: redirectTo, revision } }, member) =>
    withdrawPage(shop, member, { ...params, redirectTo, revision }),
  );
  serve.staff(admin.movePageEndpoint, ({ params, body: { slug, revision } }, member) =>
    movePage(shop, member, { ...params, slug, revision }),
  );
  serve.staff(admin.pageVersionsEndpoint, ({ params }) => readPageVersions(db, params.id));
  serve.staff(admin.restorePageEndpoint, ({ params, body }, member) =>
    restorePage(shop, member, { ...params, version: body.version }),
  );
}
