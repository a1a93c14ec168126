import { informationPageEndpoint } from '@shop/contract/information.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { ServeRemembered } from '../../http/serve-remembered.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue/remembered.ts';
import { findInformationPage } from './information.queries.ts';

export function informationRoutes(serve: ServeRemembered, { db }: Pick<Shop, 'db'>) {
  serve(informationPageEndpoint, async ({ params }) => {
    const page = await findInformationPage(db, params.pageType.toLowerCase());
    if (page === undefined) throw new Refusal('page_not_found', {});
    const { title, contentHtml, version, updatedAt } = page;
    return constant({ title, content: contentHtml, version, updated: updatedAt.toISOString() });
  });
}
