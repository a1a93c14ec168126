import { type ListingKind, listingKinds } from './listing-choice.ts';
import type { Kopiykas } from './money.ts';

export type OfEachKind<Value> = { [Kind in ListingKind]: Value };
export type ListingNames = OfEachKind<readonly { slug: string }[]>;

/** A product on sale as listings see it. Its brand, skin types and product types are indexes into the lists of names. */
export type ListedProduct = {
  id: number;
  /** Milliseconds. */
  createdAt: number;
  /** Never empty; `cardVariant` chooses the one on the card. */
  variants: readonly ListedVariant[];
} & OfEachKind<readonly number[]>;

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
export type ListingTable = {
  products: readonly ListedProduct[];
  names: ListingNames;
  ids: Int32Array;
  /** The rank of a product by age, the newest first; with equal times, the one entered last is newer. */
  newest: Int32Array;
  places: OfEachKind<Places>;
};

/** The places of row 7 are `all.slice(starts[7], starts[8])`. */
export type Places = { starts: Int32Array; all: Int32Array };

/** The rows that a listing chooses from, in the order of the shop. */
export type Listing = {
  table: ListingTable;
  rows: Int32Array;
  /** Marks the names that any of the rows has. */
  occurs: OfEachKind<Uint8Array>;
};

/** The card of each row, for a given set of sold-out variants. */
export type Cards = { price: Float64Array; isOnSale: Uint8Array; isInStock: Uint8Array };

export function listingTable(products: readonly ListedProduct[], names: ListingNames): ListingTable {
  const newest = new Int32Array(products.length);
  const byAge = [...products.keys()].sort((one, other) => {
    const [a, b] = [products[one]!, products[other]!];
    return b.createdAt - a.createdAt || b.id - a.id;
  });
  for (const [rank, row] of byAge.entries()) newest[row] = rank;
  return {
    products,
    names,
    ids: Int32Array.from(products, ({ id }) => id),
    newest,
    places: ofEachKind((kind) => toPlaces(products.map((product) => product[kind]))),
  };
}

export function filterListing(table: ListingTable, belongs: (product: ListedProduct) => boolean): Listing {
  return withRows(
    table,
    [...table.products.keys()].filter((row) => belongs(table.products[row]!)),
  );
}

/** A listing for each name of a kind, by its slug. */
export function listingsBy(table: ListingTable, kind: ListingKind): Map<string, Listing> {
  const rows = table.names[kind].map((): number[] => []);
  for (const [row, product] of table.products.entries()) for (const place of product[kind]) rows[place]!.push(row);
  return new Map(table.names[kind].map(({ slug }, place) => [slug, withRows(table, rows[place]!)]));
}

function withRows(table: ListingTable, rows: readonly number[]): Listing {
  const occurs = ofEachKind((kind) => {
    const isThere = new Uint8Array(table.names[kind].length);
    for (const row of rows) for (const place of table.products[row]![kind]) isThere[place] = 1;
    return isThere;
  });
  return { table, rows: Int32Array.from(rows), occurs };
}

/** Price, discount and stock are those of the variant on the card, so a filter by price matches the shown price. */
export function listingCards({ products }: ListingTable, isSoldOut: (variantId: number) => boolean): Cards {
  const price = new Float64Array(products.length);
  const isOnSale = new Uint8Array(products.length);
  const isInStock = new Uint8Array(products.length);
  for (const [row, { variants }] of products.entries()) {
    const shown = cardVariant(variants, (variant) => ({ price: variant.price, isInStock: !isSoldOut(variant.id) }))!;
    price[row] = shown.price;
    isOnSale[row] = Number(shown.isOnSale);
    isInStock[row] = Number(!isSoldOut(shown.id));
  }
  return { price, isOnSale, isInStock };
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

export function ofEachKind<Value>(makeFor: (kind: ListingKind) => Value): OfEachKind<Value> {
  return Object.fromEntries(listingKinds.map((kind) => [kind, makeFor(kind)])) as OfEachKind<Value>;
}

function toPlaces(ofProducts: readonly (readonly number[])[]): Places {
  const starts = new Int32Array(ofProducts.length + 1);
  for (const [row, places] of ofProducts.entries()) starts[row + 1] = starts[row]! + places.length;
  return { starts, all: Int32Array.from(ofProducts.flat()) };
}
