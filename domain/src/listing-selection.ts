import { type ListingChoice, type ListingKind, listingKinds } from './listing-choice.ts';
import type { Kopiykas } from './money.ts';

type OfEachKind<Value> = { [Kind in ListingKind]: Value };

/** What a listing chooses from. */
export type Listing = {
  /** In the order of the shop. */
  products: readonly ListedProduct[];
  names: OfEachKind<readonly { slug: string }[]>;
};

/** What listings know of a product on sale. Of what kind it is, is said by places in the list of names: they are counted fast. */
export type ListedProduct = {
  id: number;
  /** Milliseconds. */
  createdAt: number;
  isInCollection: boolean;
  /** Never empty; the first one that is in stock stands on the card, or simply the first. */
  variants: readonly ListedVariant[];
} & OfEachKind<readonly number[]>;

export type ListedVariant = {
  id: number;
  /** What one piece costs now. */
  price: Kopiykas;
  isOnSale: boolean;
};

type Card = { product: ListedProduct; variant: ListedVariant; isInStock: boolean };
type Broken = keyof ListingChoice | 'several' | undefined;
type Condition = { name: keyof ListingChoice; holds(card: Card): boolean };

export type Selection = {
  /** In the order asked for. */
  ids: number[];
  facets: Facets;
};

/**
 * What each further choice would find: a kind counts what all the other choices leave, so that a second brand can be
 * added to the first.
 */
export type Facets = OfEachKind<Map<string, number>> & {
  in_stock: number;
  on_sale: number;
  price: { from: Kopiykas; to: Kopiykas } | undefined;
};

/**
 * Products of a listing by a visitor's choice. Price, discount and stock are those of the variant on the card, so nobody
 * sees a price that was excluded; it is in stock if any variant is.
 */
export function selectProducts(
  { products, names }: Listing,
  choice: ListingChoice,
  isSoldOut: (variantId: number) => boolean,
): Selection {
  const conditions = conditionsOf(choice, names);
  const found: Card[] = [];
  const counts = noCounts(names);
  for (const product of products) {
    const card = cardOf(product, isSoldOut);
    const broken = brokenOf(conditions, card);
    if (broken === undefined) found.push(card);
    count(counts, card, broken);
  }
  return { ids: inOrder(found, choice.sort).map(({ product }) => product.id), facets: facetsOf(counts, names) };
}

/** The only condition that does not hold, `several` of them, or undefined if all do. */
function brokenOf(conditions: readonly Condition[], card: Card): Broken {
  let broken: Broken;
  for (const { name, holds } of conditions) {
    if (holds(card)) continue;
    if (broken !== undefined) return 'several';
    broken = name;
  }
  return broken;
}

function cardOf(product: ListedProduct, isSoldOut: (variantId: number) => boolean): Card {
  const inStock = product.variants.find(({ id }) => !isSoldOut(id));
  return { product, variant: inStock ?? product.variants[0]!, isInStock: inStock !== undefined };
}

function conditionsOf(choice: ListingChoice, names: Listing['names']): Condition[] {
  const { in_stock, on_sale, price_from, price_to } = choice;
  const conditions: Condition[] = [];
  for (const kind of listingKinds) {
    const slugs = choice[kind] ?? [];
    if (slugs.length === 0) continue;
    const isChosen = names[kind].map(({ slug }) => slugs.includes(slug));
    conditions.push({ name: kind, holds: ({ product }) => product[kind].some((place) => isChosen[place]) });
  }
  if (in_stock) conditions.push({ name: 'in_stock', holds: ({ isInStock }) => isInStock });
  if (on_sale) conditions.push({ name: 'on_sale', holds: ({ variant }) => variant.isOnSale });
  if (price_from !== undefined || price_to !== undefined) {
    const from = (price_from ?? 0) * 100;
    const to = price_to === undefined ? Number.POSITIVE_INFINITY : price_to * 100;
    conditions.push({ name: 'price_from', holds: ({ variant }) => variant.price >= from && variant.price <= to });
  }
  return conditions;
}

type Counts = Omit<Facets, ListingKind> & OfEachKind<Int32Array>;

/** What no product of the listing has. */
const absent = -1;

function noCounts(names: Listing['names']): Counts {
  const ofEach = (kind: ListingKind) => new Int32Array(names[kind].length).fill(absent);
  return {
    brand: ofEach('brand'),
    skin_type: ofEach('skin_type'),
    product_type: ofEach('product_type'),
    in_stock: 0,
    on_sale: 0,
    price: undefined,
  };
}

function count(counts: Counts, card: Card, broken: Broken): void {
  const { product, variant, isInStock } = card;
  const isLeftFor = (name: Broken) => broken === undefined || broken === name;
  // One by one: a loop over the kinds takes twice as long, and this is done for every product of a listing.
  countKind(counts.brand, product.brand, isLeftFor('brand'));
  countKind(counts.skin_type, product.skin_type, isLeftFor('skin_type'));
  countKind(counts.product_type, product.product_type, isLeftFor('product_type'));
  if (isInStock && isLeftFor('in_stock')) counts.in_stock += 1;
  if (variant.isOnSale && isLeftFor('on_sale')) counts.on_sale += 1;
  if (!isLeftFor('price_from')) return;
  counts.price ??= { from: variant.price, to: variant.price };
  if (variant.price < counts.price.from) counts.price.from = variant.price;
  if (variant.price > counts.price.to) counts.price.to = variant.price;
}

function countKind(counts: Int32Array, places: readonly number[], isLeft: boolean): void {
  for (const place of places) {
    if (counts[place] === absent) counts[place] = 0;
    if (isLeft) counts[place]! += 1;
  }
}

function facetsOf(counts: Counts, names: Listing['names']): Facets {
  const named = (kind: ListingKind) =>
    new Map(
      names[kind].flatMap(({ slug }, place) => (counts[kind][place] === absent ? [] : [[slug, counts[kind][place]!]])),
    );
  return { ...counts, brand: named('brand'), skin_type: named('skin_type'), product_type: named('product_type') };
}

/** Equals stay in the order of the shop; of two that came at the same time, the one entered last is the newer. */
function inOrder(cards: readonly Card[], sort: ListingChoice['sort']): readonly Card[] {
  switch (sort) {
    case 'newest':
      return cards.toSorted(({ product: a }, { product: b }) => b.createdAt - a.createdAt || b.id - a.id);
    case 'price_up':
      return cards.toSorted((a, b) => a.variant.price - b.variant.price);
    case 'price_down':
      return cards.toSorted((a, b) => b.variant.price - a.variant.price);
    default:
      return cards;
  }
}
