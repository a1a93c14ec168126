import { type Facet, isNameFacet, type NamesOf, type OfNames, type ShopFacet, shopFacets } from './facets.ts';
import type { ListingKind } from './listing-choice.ts';
import type { Kopiykas } from './money.ts';

export type ListingNames<Each extends Facet = ShopFacet> = OfNames<readonly { slug: string }[], Each>;

/** A product on sale as listings see it. */
export type ListedProduct<Each extends Facet = ShopFacet> = {
  id: number;
  /** Milliseconds. */
  createdAt: number;
  /** Pieces that customers have bought lately. */
  sold: number;
  /** Never empty; `cardVariant` chooses the one on the card. */
  variants: readonly ListedVariant[];
  /** Its brand, its kinds and so on, as indexes into the lists of names. */
  places: OfNames<readonly number[], Each>;
};

export type ListedVariant = {
  id: number;
  /** What one piece costs now. */
  price: Kopiykas;
  isOnSale: boolean;
};

/**
 * All products on sale, in the order of the shop, as columns of numbers for speed: each request scans all rows of a
 * listing, and a shop may have fifty thousand.
 */
export type ListingTable<Each extends Facet = ShopFacet> = {
  facets: readonly Each[];
  products: readonly ListedProduct<Each>[];
  names: ListingNames<Each>;
  ids: Int32Array;
  /** The rank of a product by age, the newest first; with equal times, the one entered last is newer. */
  newest: Int32Array;
  sold: Int32Array;
  places: OfNames<Places, Each>;
};

/** The places of row 7 are `all.slice(starts[7], starts[8])`. */
export type Places = { starts: Int32Array; all: Int32Array };

/** The rows that a listing chooses from. */
export type Listing<Each extends Facet = ShopFacet> = {
  table: ListingTable<Each>;
  rows: Int32Array;
  /** Whether the rows have an order of their own, the best first, instead of that of the shop. */
  isRanked?: true;
  /** Marks the names that any of the rows has. */
  occurs: OfNames<Uint8Array, Each>;
};

/** The card of a product: the variant it shows, for a given set of sold-out variants. */
type Card = { product: { id: number }; variant: ListedVariant; isInStock: boolean };
/** What flags (0 or 1) and ranges see of a card. */
export type CardReaders<Each extends Facet = ShopFacet> = {
  [Name in NamesOf<Each, 'flag' | 'range'>]: (card: Card) => number;
};
const shopReaders: CardReaders = {
  in_stock: ({ isInStock }) => Number(isInStock),
  on_sale: ({ variant }) => Number(variant.isOnSale),
  price: ({ variant }) => variant.price,
};

/** The cards of all rows: their price and stock for sorting, and a column for each flag and range. */
export type Cards<Each extends Facet = ShopFacet> = {
  price: Float64Array;
  isInStock: Uint8Array;
  columns: { [Name in NamesOf<Each, 'flag'>]: Uint8Array } & { [Name in NamesOf<Each, 'range'>]: Float64Array };
};

export function listingTable<Each extends Facet = ShopFacet>(
  products: readonly ListedProduct<Each>[],
  names: ListingNames<Each>,
  facets: readonly Each[] = shopFacets as readonly Facet[] as readonly Each[],
): ListingTable<Each> {
  const newest = new Int32Array(products.length);
  const byAge = [...products.keys()].sort((one, other) => {
    const [a, b] = [products[one]!, products[other]!];
    return b.createdAt - a.createdAt || b.id - a.id;
  });
  for (const [rank, row] of byAge.entries()) newest[row] = rank;
  return {
    facets,
    products,
    names,
    ids: Int32Array.from(products, ({ id }) => id),
    newest,
    sold: Int32Array.from(products, ({ sold }) => sold),
    places: ofNames(facets, (name) => toPlaces(products.map(({ places }) => places[name]))),
  };
}

export function filterListing<Each extends Facet>(
  table: ListingTable<Each>,
  belongs: (product: ListedProduct<Each>) => boolean,
): Listing<Each> {
  return withRows(
    table,
    [...table.products.keys()].filter((row) => belongs(table.products[row]!)),
  );
}

/** A listing for each name of a kind, by its slug. */
export function listingsBy(table: ListingTable, kind: ListingKind): Map<string, Listing> {
  const rows = table.names[kind].map((): number[] => []);
  for (const [row, { places }] of table.products.entries()) for (const place of places[kind]) rows[place]!.push(row);
  return new Map(table.names[kind].map(({ slug }, place) => [slug, withRows(table, rows[place]!)]));
}

/** A listing of rows that were found by a search, the best first. */
export function rankedListing<Each extends Facet>(table: ListingTable<Each>, rows: readonly number[]): Listing<Each> {
  return { ...withRows(table, rows), isRanked: true };
}

function withRows<Each extends Facet>(table: ListingTable<Each>, rows: readonly number[]): Listing<Each> {
  const occurs = ofNames(table.facets, (name) => {
    const { starts, all } = table.places[name];
    const isThere = new Uint8Array(table.names[name].length);
    for (const row of rows)
      for (let place = starts[row]!; place < starts[row + 1]!; place += 1) isThere[all[place]!] = 1;
    return isThere;
  });
  return { table, rows: Int32Array.from(rows), occurs };
}

/** Price, discount and stock are those of the variant on the card, so a filter by price matches the shown price. */
export function listingCards<Each extends Facet = ShopFacet>(
  { products, facets }: ListingTable<Each>,
  isSoldOut: (variantId: number) => boolean,
  readers: CardReaders<Each> = shopReaders as CardReaders<never> as CardReaders<Each>,
): Cards<Each> {
  const price = new Float64Array(products.length);
  const isInStock = new Uint8Array(products.length);
  const columns = facets
    .filter((facet) => !isNameFacet(facet))
    .map(({ name, test }) => ({
      name,
      reader: (readers as CardReaders<Facet>)[name]!,
      column: test === 'flag' ? new Uint8Array(products.length) : new Float64Array(products.length),
    }));
  for (const [row, product] of products.entries()) {
    const { variants } = product;
    const variant = cardVariant(variants, (each) => ({ price: each.price, isInStock: !isSoldOut(each.id) }))!;
    const card = { product, variant, isInStock: !isSoldOut(variant.id) };
    price[row] = variant.price;
    isInStock[row] = Number(card.isInStock);
    for (const { reader, column } of columns) column[row] = reader(card);
  }
  return {
    price,
    isInStock,
    columns: Object.fromEntries(columns.map(({ name, column }) => [name, column])) as Cards<Each>['columns'],
  };
}

/** The variant that a card shows and adds to the cart: the cheapest in stock, otherwise the cheapest; the first of equals. */
export function cardVariant<Variant>(
  variants: readonly Variant[],
  readFacts: (variant: Variant) => { price: Kopiykas; isInStock: boolean },
): Variant | undefined {
  let best: { variant: Variant; price: Kopiykas; isInStock: boolean } | undefined;
  for (const variant of variants) {
    const facts = readFacts(variant);
    const isBetter =
      best === undefined || (facts.isInStock === best.isInStock ? facts.price < best.price : facts.isInStock);
    if (isBetter) best = { variant, ...facts };
  }
  return best?.variant;
}

/** A value for each facet with names. */
export function ofNames<Value, Each extends Facet>(
  facets: readonly Each[],
  makeFor: (name: NamesOf<Each, 'any' | 'none'>) => Value,
): OfNames<Value, Each> {
  const names = facets.filter(isNameFacet).map(({ name }) => name as NamesOf<Each, 'any' | 'none'>);
  return Object.fromEntries(names.map((name) => [name, makeFor(name)])) as OfNames<Value, Each>;
}

function toPlaces(ofProducts: readonly (readonly number[])[]): Places {
  const starts = new Int32Array(ofProducts.length + 1);
  for (const [row, places] of ofProducts.entries()) starts[row + 1] = starts[row]! + places.length;
  return { starts, all: Int32Array.from(ofProducts.flat()) };
}
