import * as admin from '@shop/contract/admin/information-pages.ts';
import { informationPageEndpoint } from '@shop/contract/information.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { ServeCached } from '../../http/serving/serve-cached.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { changePage, restorePage } from './change-page.ts';
import { findInformationPage } from './information.queries.ts';
import { readEditedPage, readEditedPages, readPageVersions } from './read-edited-pages.ts';

export function informationRoutes(
  { serveCached, serveStaff }: { serveCached: ServeCached; serveStaff: ServeStaff },
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'pageCache'>,
) {
  const { db } = shop;
  serveCached(informationPageEndpoint, async ({ params }) => {
    const page = await findInformationPage(db, params.pageType.toLowerCase());
    if (page === undefined) throw new Refusal('page_not_found', {});
    const { title, contentHtml, version, updatedAt } = page;
    return constant({ title, content: contentHtml, version, updated: updatedAt.toISOString() });
  });

  serveStaff(admin.listPagesEndpoint, () => readEditedPages(db));
  serveStaff(admin.previewPageEndpoint, async ({ body }) => ({ content: cleanHtml(body.content) }));
  serveStaff(admin.readPageEndpoint, ({ params }) => readEditedPage(db, params.id));
  serveStaff(admin.publishPageEndpoint, ({ params, body: { version: seen, ...page } }, member) =>
    changePage(shop, member, { pageType: params.id, ...page, seen }),
  );
  serveStaff(admin.pageVersionsEndpoint, ({ params }) => readPageVersions(db, params.id));
  serveStaff(admin.restorePageEndpoint, ({ params, body }, member) =>
    restorePage(shop, member, { pageType: params.id, version: body.version }),
  );
}
