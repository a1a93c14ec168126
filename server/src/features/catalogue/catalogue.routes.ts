import * as contract from '@shop/contract/catalogue.ts';
import { listingEndpoint, searchListingEndpoint } from '@shop/contract/listings.ts';
import { type ListingChoice, writeListingChoice } from '@shop/domain/listing-choice.ts';
import { productKindNames } from '@shop/domain/product-kinds.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import * as answers from './catalogue-answers.ts';
import { listingAnswer, searchListingAnswer } from './listings/listing-answer.ts';
import { readBanners, readCollections, readNavbar } from './read-catalogue.ts';

/**
 * A listing without filters always has the same products: sold-out ones only change its order, when the stock is filled
 * in.
 */
const byChoice = { looksAtSoldOut: ({ query }: { query: ListingChoice }) => writeListingChoice(query) !== '' };

export function catalogueRoutes(serve: Serve, catalogue: Pick<Shop, 'db' | 'catalogueCache'>) {
  const { db } = catalogue;
  serve.cached(contract.navbarEndpoint, async () => constant(await readNavbar(db)));
  serve.cached(contract.collectionsEndpoint, async () => constant(await readCollections(db)));
  serve.cached(contract.homeBannersEndpoint, async () => constant(await readBanners(db, null)));

  serve.cached(
    contract.allProductsEndpoint,
    ({ query: choice }, soldOut) => answers.productListAnswer(catalogue, { of: 'all' }, { choice, soldOut }),
    byChoice,
  );
  serve.cached(
    contract.collectionProductsEndpoint,
    ({ query: choice }, soldOut) => answers.productListAnswer(catalogue, { of: 'collection' }, { choice, soldOut }),
    byChoice,
  );
  serve.cached(contract.bestProductsEndpoint, ({ query }) => answers.bestProductsAnswer(db, query.page));
  serve.cached(
    contract.brandEndpoint,
    ({ params, query: choice }, soldOut) => answers.brandAnswer(catalogue, params.slug, { choice, soldOut }),
    byChoice,
  );
  for (const kind of productKindNames)
    serve.cached(
      contract.kindEndpoints[kind],
      ({ params, query: choice }, soldOut) => answers.kindAnswer(catalogue, kind, params.slug, { choice, soldOut }),
      byChoice,
    );
  serve.cached(
    listingEndpoint,
    ({ query: { of, slug = '', page = 1, ...choice } }, soldOut) =>
      listingAnswer(catalogue, { of, slug }, { choice: { ...choice, page }, soldOut }),
    { partition: 'searches', looksAtSoldOut: () => true },
  );

  serve.cached(
    searchListingEndpoint,
    ({ query: { q, exact, page = 1, ...choice } }, soldOut) =>
      searchListingAnswer(catalogue, { q, exact }, { choice: { ...choice, page }, soldOut }),
    { partition: 'searches', looksAtSoldOut: () => true },
  );
  serve.cached(contract.searchEndpoint, ({ query }) => answers.searchAnswer(catalogue, query), {
    partition: 'searches',
  });
  serve.cached(contract.productEndpoint, ({ params }) => answers.productAnswer(db, params.slug));
  serve.cached(contract.variantsEndpoint, ({ body }) => answers.variantsAnswer(db, body.variant_ids));
}
