import { type ListingChoice, type ListingKind, productsPerPage } from '@shop/domain/listing-choice.ts';
import { selectProducts } from '@shop/domain/listing-selection.ts';
import type { Listing } from '@shop/domain/listing-table.ts';
import type { SoldOut } from '../cache/sold-out-cache.ts';
import { readProducts } from '../products/read-products.ts';
import { type Catalogue, type ListingIndex, readListingIndex } from './listing-index.ts';

/** What a listing is about. */
export type Subject =
  | { of: 'all' }
  | { of: 'collection' }
  | { of: ListingKind; slug: string }
  /** Products found by a search, the best first. */
  | { of: 'search'; ids: readonly number[] };

/** The filters and the stock of a listing: what is sold out may change which products are chosen, and their order. */
export type Asked = { choice: ListingChoice; soldOut: SoldOut };

/** Ids of the chosen products (all or one page), with the facets that can be chosen next. */
export async function chooseProductIds(catalogue: Catalogue, subject: Subject, { choice, soldOut }: Asked) {
  const index = await readListingIndex(catalogue);
  const listing = listingAbout(index, subject);
  const { ids, facets, without } = selectProducts(listing, index.cardsWhile(soldOut), choice);
  return {
    total: listing.rows.length,
    count: ids.length,
    facets,
    without,
    names: index.names,
    ids: takePage(ids, choice.page),
  };
}

/** The same with the products themselves. */
export async function chooseProducts(catalogue: Catalogue, subject: Subject, asked: Asked) {
  const { count, ids } = await chooseProductIds(catalogue, subject, asked);
  return { count, products: await readProducts(catalogue.db, ids) };
}

export function takePage<Item>(items: Item[], page: number | undefined): Item[] {
  return page === undefined ? items : items.slice((page - 1) * productsPerPage, page * productsPerPage);
}

function listingAbout(index: ListingIndex, subject: Subject): Listing {
  if (subject.of === 'all' || subject.of === 'collection') return index[subject.of];
  if (subject.of === 'search') return index.ranked(subject.ids);
  return index.by[subject.of].get(subject.slug) ?? index.none;
}
