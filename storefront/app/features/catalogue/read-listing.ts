import type { Api, ApiReply } from '@shop/contract/client.ts';
import {
  type ListingChoice,
  type ListingKind,
  productsPerPage,
  readListingChoice,
} from '@shop/domain/listing-choice.ts';
import { data } from 'react-router';
import { orNotFound } from '../../api/or-not-found.ts';
import { cardProducts } from './card-product.ts';
import { toFilters } from './listing-facets.ts';

export type ListingData = ReturnType<typeof toListing>;

/** A page of a listing as its address asks for it. A page beyond the last one is a 404. */
export async function readListing(api: Api, of: ListingKind | 'collection', slug: string | undefined, url: string) {
  const choice = readListingChoice(new URL(url).searchParams, of === 'collection' ? undefined : of);
  const query = { of, slug, ...choice };
  const { subject, ...answer } = await orNotFound(api('GET /api/v1/shop/listing/', { query }));
  return { subject, listing: toListing(choice, answer, of) };
}

type Answer = Pick<ApiReply<'GET /api/v1/shop/listing/'>, 'total' | 'count' | 'nearest' | 'facets' | 'products'>;

/** What a page shows of the API's answer. `of` is not offered as a filter. */
export function toListing(choice: ListingChoice, { total, count, nearest, facets, products }: Answer, of: string) {
  const pages = Math.max(1, Math.ceil(count / productsPerPage));
  if ((choice.page ?? 1) > pages) throw data(null, { status: 404 });
  return { choice, total, count, nearest, pages, filters: toFilters(facets, of), products: cardProducts(products) };
}
