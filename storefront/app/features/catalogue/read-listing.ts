import type { Api } from '@shop/contract/client.ts';
import { type ListingKind, productsPerPage, readListingChoice } from '@shop/domain/listing-choice.ts';
import { data } from 'react-router';
import { orNotFound } from '../../api/or-not-found.ts';
import { cardProducts } from './card-product.ts';
import { toFilters } from './listing-facets.ts';

export type ListingData = Awaited<ReturnType<typeof readListing>>['listing'];

/** A page of a listing as its address asks for it. A page beyond the last one is a 404. */
export async function readListing(api: Api, of: ListingKind | 'collection', slug: string | undefined, url: string) {
  const choice = readListingChoice(new URL(url).searchParams, of === 'collection' ? undefined : of);
  const query = { of, slug, ...choice };
  const { subject, total, count, facets, products } = await orNotFound(api('GET /api/v1/shop/listing/', { query }));
  const pages = Math.max(1, Math.ceil(count / productsPerPage));
  if ((choice.page ?? 1) > pages) throw data(null, { status: 404 });
  const filters = toFilters(facets, of);
  return { subject, listing: { choice, total, count, pages, filters, products: cardProducts(products) } };
}
