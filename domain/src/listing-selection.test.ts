import { expect, test } from 'vitest';
import { shopFacets } from './facets.ts';
import type { ListingChoice, ListingKind } from './listing-choice.ts';
import { selectProducts } from './listing-selection.ts';
import {
  filterListing,
  type ListedProduct,
  type ListedVariant,
  listingCards,
  listingTable,
  ofNames,
} from './listing-table.ts';
import { kopiykas } from './money.ts';

const soldOut = new Set([20, 30]);

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const used: { [Kind in ListingKind]?: { slug: string }[] } = {
  brand: named('verba', 'kvitka', 'solis', 'absent'),
  skin_type: named('sukha', 'zhyrna'),
  product_type: named('oliyi', 'kremy'),
};
const names = ofNames(shopFacets, (kind) => used[kind] ?? []);

type Facts = { [Kind in ListingKind]?: string[] } & {
  createdAt?: number;
  sold?: number;
  price?: number;
  isOnSale?: boolean;
  variants?: ListedVariant[];
};

function product(id: number, facts: Facts): ListedProduct {
  const { price = 100_00, isOnSale = false, createdAt = 0, sold = 0 } = facts;
  const places = (kind: ListingKind) =>
    (facts[kind] ?? []).map((slug) => names[kind].findIndex((name) => name.slug === slug));
  return {
    id,
    createdAt,
    sold,
    places: ofNames(shopFacets, places),
    variants: facts.variants ?? [{ id: id * 10, price: kopiykas(price), isOnSale }],
  };
}

/** In the order of the shop. The second card shows its second variant, because the first is sold out. */
const products = [
  product(1, { brand: ['verba'], skin_type: ['sukha', 'zhyrna'], product_type: ['kremy'], price: 300_00 }),
  product(2, {
    brand: ['kvitka'],
    skin_type: ['sukha'],
    product_type: ['kremy'],
    createdAt: 5,
    variants: [
      { id: 20, price: kopiykas(100_00), isOnSale: false },
      { id: 21, price: kopiykas(500_00), isOnSale: true },
    ],
  }),
  product(3, {
    brand: ['solis'],
    skin_type: ['zhyrna'],
    product_type: ['oliyi'],
    price: 200_50,
    isOnSale: true,
    sold: 7,
  }),
  product(4, { brand: ['verba'], product_type: ['kremy', 'oliyi'], price: 300_00, createdAt: 5, sold: 2 }),
];

const table = listingTable(products, names);
const cards = listingCards(table, (id) => soldOut.has(id));
const select = (choice: ListingChoice) =>
  selectProducts(
    filterListing(table, () => true),
    cards,
    choice,
  );

test.each<[ListingChoice, number[]]>([
  [{}, [1, 2, 4, 3]],
  [{ brand: ['verba'] }, [1, 4]],
  [{ brand: ['verba', 'kvitka'] }, [1, 2, 4]],
  [{ brand: ['nobody'] }, []],
  [{ brand: [] }, [1, 2, 4, 3]],
  [{ brand: ['solis', 'verba'] }, [1, 4, 3]],
  [{ skin_type: ['sukha'] }, [1, 2]],
  [{ brand: ['verba', 'solis'], skin_type: ['zhyrna'], product_type: ['oliyi'] }, [3]],
  [{ in_stock: true }, [1, 2, 4]],
  [{ on_sale: true }, [2, 3]],
  [{ on_sale: true, in_stock: true }, [2]],
  [{ price_from: 300 }, [1, 2, 4]],
  [{ price_to: 300 }, [1, 4, 3]],
  [{ price_to: 200 }, []],
  [{ price_from: 201, price_to: 300 }, [1, 4]],
  [{ price_from: 300, price_to: 201 }, []],
  [{ sort: 'price_up' }, [3, 1, 4, 2]],
  [{ sort: 'price_down' }, [2, 1, 4, 3]],
  [{ sort: 'newest' }, [4, 2, 3, 1]],
  [{ sort: 'popular' }, [3, 4, 1, 2]],
  [{ sort: 'popular', skin_type: ['sukha'] }, [1, 2]],
  [{ sort: 'price_down', brand: ['verba', 'solis'] }, [1, 4, 3]],
])('%j finds %j', (choice, ids) => {
  expect(select(choice).ids).toEqual(ids);
});

test('the counts of a kind ignore its own filter, and include zeros', () => {
  const { facets } = select({ brand: ['verba'], in_stock: true });
  expect(Object.fromEntries(facets.brand)).toEqual({ verba: 2, kvitka: 1, solis: 0 });
  expect(Object.fromEntries(facets.skin_type)).toEqual({ sukha: 1, zhyrna: 1 });
  expect(Object.fromEntries(facets.product_type)).toEqual({ kremy: 2, oliyi: 1 });
  expect([facets.in_stock, facets.on_sale, facets.price]).toEqual([2, 0, { from: 300_00, to: 300_00 }]);
});

test('the price range ignores the chosen bounds, and is empty without products', () => {
  expect(select({ price_from: 400 }).facets.price).toEqual({ from: 200_50, to: 500_00 });
  expect(select({ price_from: 400 }).facets.on_sale).toBe(1);
  expect(select({ brand: ['nobody'] }).facets.price).toBeUndefined();
});

test('of each filter in which something is chosen it is known how much would be found without it', () => {
  expect(select({ brand: ['kvitka', 'verba'], price_to: 200, on_sale: true }).without).toEqual({
    brand: 0,
    on_sale: 0,
    price: 1,
  });
  expect(select({ brand: ['verba'], in_stock: true, sort: 'newest' }).without).toEqual({ brand: 3, in_stock: 2 });
  expect(select({}).without).toEqual({});
});

test('a listing knows its own products only', () => {
  const creams = filterListing(table, ({ places }) => places.product_type.includes(1));
  const { ids, facets } = selectProducts(creams, cards, { sort: 'price_down', price_from: 400 });
  expect(ids).toEqual([2]);
  expect(Object.fromEntries(facets.brand)).toEqual({ verba: 0, kvitka: 1 });
  expect(Object.fromEntries(facets.skin_type)).toEqual({ sukha: 1, zhyrna: 0 });
  expect(selectProducts(creams, cards, { sort: 'price_up' }).ids).toEqual([1, 4, 2]);
});
