import { type ListingChoice, type ListingKind, listingKinds } from './listing-choice.ts';
import type { Kopiykas } from './money.ts';

/** What listings know of a product on sale. */
export type ListedProduct = {
  id: number;
  /** Milliseconds. */
  createdAt: number;
  isInCollection: boolean;
  /** Never empty; the first one that is in stock stands on the card, or simply the first. */
  variants: readonly ListedVariant[];
} & { [Kind in ListingKind]: readonly string[] };

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
export type Facets = { [Kind in ListingKind]: Map<string, number> } & {
  in_stock: number;
  on_sale: number;
  price: { from: Kopiykas; to: Kopiykas } | undefined;
};

/**
 * Products of a listing by a visitor's choice. Price, discount and stock are those of the variant on the card, so nobody
 * sees a price that was excluded; it is in stock if any variant is.
 *
 * `products` come in the order of the shop.
 */
export function selectProducts(
  products: readonly ListedProduct[],
  choice: ListingChoice,
  isSoldOut: (variantId: number) => boolean,
): Selection {
  const conditions = conditionsOf(choice);
  const found: Card[] = [];
  const facets = noFacets();
  for (const product of products) {
    const card = cardOf(product, isSoldOut);
    const broken = brokenOf(conditions, card);
    if (broken === undefined) found.push(card);
    count(facets, card, broken);
  }
  return { ids: inOrder(found, choice.sort).map(({ product }) => product.id), facets };
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

function conditionsOf(choice: ListingChoice): Condition[] {
  const { in_stock, on_sale, price_from, price_to } = choice;
  const conditions: Condition[] = [];
  for (const kind of listingKinds) {
    const names = choice[kind] ?? [];
    if (names.length > 0)
      conditions.push({ name: kind, holds: ({ product }) => product[kind].some((name) => names.includes(name)) });
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

function noFacets(): Facets {
  return { brand: new Map(), skin_type: new Map(), product_type: new Map(), in_stock: 0, on_sale: 0, price: undefined };
}

function count(facets: Facets, card: Card, broken: Broken): void {
  for (const kind of listingKinds) {
    const counts = facets[kind];
    const isLeft = broken === undefined || broken === kind;
    for (const name of card.product[kind]) {
      const before = counts.get(name);
      if (isLeft) counts.set(name, (before ?? 0) + 1);
      else if (before === undefined) counts.set(name, 0);
    }
  }
  if (card.isInStock && (broken === undefined || broken === 'in_stock')) facets.in_stock += 1;
  if (card.variant.isOnSale && (broken === undefined || broken === 'on_sale')) facets.on_sale += 1;
  if (broken !== undefined && broken !== 'price_from') return;
  const { price } = card.variant;
  facets.price ??= { from: price, to: price };
  if (price < facets.price.from) facets.price.from = price;
  if (price > facets.price.to) facets.price.to = price;
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
