import * as admin from '@shop/contract/admin/information-pages.ts';
import { informationPageEndpoint } from '@shop/contract/information.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { changePage, restorePage } from './change-page.ts';
import { findInformationPage } from './information.queries.ts';
import { readEditedPage, readEditedPages, readPageVersions } from './read-edited-pages.ts';

export function informationRoutes(
  { serve }: { serve: Serve },
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
) {
  const { db } = shop;
  serve.cached(informationPageEndpoint, async ({ params }) => {
    const page = await findInformationPage(db, params.pageType.toLowerCase());
    if (page === undefined) throw new Refusal('page_not_found', {});
    const { title, contentHtml, version, updatedAt } = page;
    return constant({ title, content: contentHtml, version, updated: updatedAt.toISOString() });
  });

  serve.staff(admin.listPagesEndpoint, () => readEditedPages(db));
  serve.staff(admin.previewPageEndpoint, async ({ body }) => ({ content: cleanHtml(body.content) }));
  serve.staff(admin.readPageEndpoint, ({ params }) => readEditedPage(db, params.id));
  serve.staff(admin.publishPageEndpoint, ({ params, body: { version: seen, ...page } }, member) =>
    changePage(shop, member, { pageType: params.id, ...page, seen }),
  );
  serve.staff(admin.pageVersionsEndpoint, ({ params }) => readPageVersions(db, params.id));
  serve.staff(admin.restorePageEndpoint, ({ params, body }, member) =>
    restorePage(shop, member, { pageType: params.id, version: body.version }),
  );
}
