import * as contract from '@shop/contract/catalogue.ts';
import type { ServeRemembered } from '../../http/serve-remembered.ts';
import type { Shop } from '../../shop.ts';
import * as answers from './catalogue-answers.ts';
import { readBanners, readCollections, readNavbar } from './read-catalogue.ts';
import { constant } from './remembered.ts';

export function catalogueRoutes(serve: ServeRemembered, { db }: Pick<Shop, 'db'>) {
  serve(contract.navbarEndpoint, async () => constant(await readNavbar(db)));
  serve(contract.collectionsEndpoint, async () => constant(await readCollections(db)));
  serve(contract.homeBannersEndpoint, async () => constant(await readBanners(db, null)));

  serve(contract.allProductsEndpoint, ({ query }) => answers.productListAnswer(db, { all: true }, query.page));
  serve(contract.bestProductsEndpoint, ({ query }) => answers.productListAnswer(db, { best: true }, query.page));
  serve(contract.collectionProductsEndpoint, ({ query }) =>
    answers.productListAnswer(db, { inCollection: true }, query.page),
  );
  serve(contract.searchEndpoint, ({ query }) => answers.searchAnswer(db, query), 'searches');

  serve(contract.brandEndpoint, ({ params, query }) => answers.brandAnswer(db, params.slug, query.page));
  serve(contract.skinTypeEndpoint, ({ params, query }) => answers.skinTypeAnswer(db, params.slug, query.page));
  serve(contract.productTypeEndpoint, ({ params, query }) => answers.productTypeAnswer(db, params.slug, query.page));

  serve(contract.productEndpoint, ({ params }) => answers.productAnswer(db, params.slug));
  serve(contract.variantsEndpoint, ({ body }) => answers.variantsAnswer(db, body.variant_ids));
}
