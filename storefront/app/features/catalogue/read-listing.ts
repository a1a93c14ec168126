import type { Api } from '@shop/contract/client.ts';
import type { ListingFacets } from '@shop/contract/listings.ts';
import { type ListingKind, listingKinds, productsPerPage, readListingChoice } from '@shop/domain/listing-choice.ts';
import { productKinds } from '@shop/domain/product-kinds.ts';
import { data } from 'react-router';
import { orNotFound } from '../../api/or-not-found.ts';
import { cardProducts } from './card-product.ts';

export type ListingData = Awaited<ReturnType<typeof readListing>>['listing'];
export type FilterGroup = { kind: ListingKind; options: ListingFacets['brands'] };

/** A page of a listing as its address asks for it. A page beyond the last one is a 404. */
export async function readListing(api: Api, of: ListingKind | 'collection', slug: string | undefined, url: string) {
  const choice = readListingChoice(new URL(url).searchParams, of === 'collection' ? undefined : of);
  const query = { of, slug, ...choice };
  const { subject, total, count, facets, products } = await orNotFound(api('GET /api/v1/shop/listing/', { query }));
  const pages = Math.max(1, Math.ceil(count / productsPerPage));
  if ((choice.page ?? 1) > pages) throw data(null, { status: 404 });
  const { in_stock, on_sale, price } = facets;
  const marks = { in_stock, on_sale };
  const groups = toFilterGroups(facets).filter(({ kind, options }) => kind !== of && options.length > 1);
  return { subject, listing: { choice, total, count, pages, groups, marks, price, products: cardProducts(products) } };
}

function toFilterGroups(facets: ListingFacets): FilterGroup[] {
  return listingKinds.map((kind) => ({
    kind,
    options: kind === 'brand' ? facets.brands : facets[productKinds[kind].many],
  }));
}
