import { setImmediate } from 'node:timers/promises';
import { type OfNames, shopFacets } from '@shop/domain/facets.ts';
import { type ListingKind, listingKinds } from '@shop/domain/listing-choice.ts';
import {
  type Cards,
  filterListing,
  type ListedProduct,
  type ListedVariant,
  type Listing,
  type ListingTable,
  listingCards,
  listingsBy,
  listingTable,
  ofNames,
  rankedListing,
} from '@shop/domain/listing-table.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { productKinds, readEachProductKind } from '@shop/domain/product-kinds.ts';
import type { Shop } from '../../../shop.ts';
import { constant } from '../../catalogue-cache/index.ts';
import { readPiecesSold } from '../../orders/index.ts';
import type { SoldOut } from '../cache/sold-out-cache.ts';
import { readKindIdsOf } from '../kinds/kinds.queries.ts';
import { readNavbar } from '../read-catalogue.ts';
import * as queries from './listing-index.queries.ts';

type Named = { name: string; slug: string };

type Listings = ReadonlyMap<string, Listing>;

/** The index that listings are chosen from. It is small enough to be scanned for each request. */
export type ListingIndex = {
  all: Listing;
  none: Listing;
  collection: Listing;
  /** By slug. */
  by: Record<ListingKind, Listings>;
  /** Products in a given order; unknown ones are left out. */
  ranked(ids: readonly number[]): Listing;
  /** In the order of the navigation. */
  names: OfNames<readonly Named[]>;
  /** Cached for each state of the stock. */
  cardsWhile(soldOut: SoldOut): Cards;
};

export type Catalogue = Pick<Shop, 'db' | 'catalogueCache'>;

/** Estimated memory of one product with two variants and a few kinds. */
const bytesOfProduct = 600;

/** Batch size; other requests run between batches. */
const atOnce = 2_500;

/** What makes a product popular. Three pieces at most: a wholesale order is one customer. */
const popularity = { days: 90, mostOfAnOrder: 3 };

/** Cached until the catalogue changes, ten minutes at most: so old may the popularity of a product be. */
export async function readListingIndex({ db, catalogueCache }: Catalogue): Promise<ListingIndex> {
  const load = async () => {
    const index = await makeIndex(db);
    return { ...constant(index), bytes: bytesOfProduct * index.all.rows.length };
  };
  return (await catalogueCache.getOrLoad('listing index', load, 'indexes')).build(() => 0);
}

async function makeIndex(db: Shop['db']): Promise<ListingIndex> {
  const navbar = await readNavbar(db);
  const names = ofNames(shopFacets, (name) => (name === 'brand' ? navbar.brands : navbar[productKinds[name].many]));
  const places = ofNames(shopFacets, (name) => placesById(names[name]));
  const rows = await queries.readActiveProducts(db);
  const sold = await readPiecesSold(db, popularity);
  const products: ListedProduct[] = [];
  for (let start = 0; start < rows.length; start += atOnce)
    products.push(...(await listProducts(db, rows.slice(start, start + atOnce), { places, sold })));
  const inCollection = new Set(rows.filter(({ isInCollection }) => isInCollection).map(({ id }) => id));
  await setImmediate();
  const table = listingTable(products, names);
  const by = await listingsByKind(table);
  const knownCards = new WeakMap<SoldOut, Cards>();
  const rowOf = new Map(products.map(({ id }, row) => [id, row]));
  const rowsOf = (ids: readonly number[]) => ids.flatMap((id) => rowOf.get(id) ?? []);
  return {
    all: filterListing(table, () => true),
    none: filterListing(table, () => false),
    collection: filterListing(table, ({ id }) => inCollection.has(id)),
    by,
    ranked: (ids) => rankedListing(table, rowsOf(ids)),
    names,
    cardsWhile(soldOut) {
      const cards = knownCards.get(soldOut) ?? listingCards(table, soldOut.has);
      knownCards.set(soldOut, cards);
      return cards;
    },
  };
}

type ProductRow = Awaited<ReturnType<typeof queries.readActiveProducts>>[number];
type PlacesById = OfNames<ReadonlyMap<number, number>>;

/** Products without an active variant are left out. */
async function listProducts(
  db: Shop['db'],
  rows: readonly ProductRow[],
  { places, sold }: { places: PlacesById; sold: ReadonlyMap<number, number> },
): Promise<ListedProduct[]> {
  const ids = rows.map(({ id }) => id);
  const variants = Map.groupBy(await queries.readActiveVariantsOf(db, ids), ({ productId }) => productId);
  const kinds = await readEachProductKind(async (kind) =>
    Map.groupBy(await readKindIdsOf(db, kind, ids), ({ productId }) => productId),
  );
  return rows.flatMap(({ id, brandId, createdAt }) => {
    const ofProduct = variants.get(id);
    if (ofProduct === undefined) return [];
    return {
      id,
      createdAt: createdAt.getTime(),
      sold: sold.get(id) ?? 0,
      places: ofNames(shopFacets, (name) =>
        findPlaces(name === 'brand' ? [{ kindId: brandId }] : kinds[name].get(id), places[name]),
      ),
      variants: ofProduct.map(listedVariant),
    };
  });
}

/** Other requests run between the kinds. */
async function listingsByKind(table: ListingTable): Promise<ListingIndex['by']> {
  const by: Partial<ListingIndex['by']> = {};
  for (const kind of listingKinds) {
    await setImmediate();
    by[kind] = listingsBy(table, kind);
  }
  return by as ListingIndex['by'];
}

const placesById = (names: readonly { id: number }[]) => new Map(names.map(({ id }, place) => [id, place]));

/** Kinds created after the names were read are left out. The change that created them will clear this index. */
const findPlaces = (kinds: readonly { kindId: number }[] = [], places: ReadonlyMap<number, number>) =>
  kinds.flatMap(({ kindId }) => places.get(kindId) ?? []);

function listedVariant(row: { id: number; price: number; discountPrice: number }): ListedVariant {
  const { id, price, discountPrice } = row;
  return {
    id,
    price: currentPrice({ price: kopiykas(price), discountPrice: kopiykas(discountPrice) }),
    isOnSale: discountPrice > 0,
  };
}
