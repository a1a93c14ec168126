import { type ListingChoice, type ListingKind, listingKinds } from './listing-choice.ts';
import { type Cards, type Listing, type ListingTable, type OfEachKind, ofEachKind } from './listing-table.ts';
import { type Kopiykas, kopiykas } from './money.ts';

export type Selection = {
  /** In the chosen order. */
  ids: number[];
  facets: Facets;
};

/**
 * How many products each further filter would find. The counts of a kind ignore the filter of the same kind, so that a
 * second brand can be added to the first.
 */
export type Facets = OfEachKind<Map<string, number>> & {
  in_stock: number;
  on_sale: number;
  price: { from: Kopiykas; to: Kopiykas } | undefined;
};

/** One bit per filter. A row has the bits of the filters that it does not match. */
const bits = { brand: 1, skin_type: 2, product_type: 4, in_stock: 8, on_sale: 16, price: 32 } as const;
type Bit = (typeof bits)[keyof typeof bits];

/** Products of a listing by a visitor's choice. A product is in stock if any of its variants is. */
export function selectProducts(listing: Listing, cards: Cards, choice: ListingChoice): Selection {
  const { table, rows } = listing;
  const missed = missedBy(listing, cards, choice);
  const found: number[] = [];
  for (let index = 0; index < rows.length; index += 1) if (missed[index] === 0) found.push(rows[index]!);
  const sortKey = choice.sort === undefined ? soldOutLast(cards) : sortKeys[choice.sort](table, cards);
  const inOrder = sorted(found, sortKey, table);
  return {
    ids: inOrder.map((row) => table.ids[row]!),
    facets: {
      ...ofEachKind((kind) => countKind(listing, kind, missed)),
      in_stock: countMarked(rows, cards.isInStock, missed, bits.in_stock),
      on_sale: countMarked(rows, cards.isOnSale, missed, bits.on_sale),
      price: priceRange(rows, cards.price, missed),
    },
  };
}

// Plain loops over columns for speed: a listing may have fifty thousand rows.

function missedBy({ table, rows }: Listing, cards: Cards, choice: ListingChoice): Uint8Array {
  const { in_stock, on_sale, price_from = 0, price_to = Number.POSITIVE_INFINITY } = choice;
  const missed = new Uint8Array(rows.length);
  for (const kind of listingKinds) missKind(missed, { table, rows, kind }, choice[kind] ?? []);
  if (in_stock) missUnmarked(missed, rows, cards.isInStock, bits.in_stock);
  if (on_sale) missUnmarked(missed, rows, cards.isOnSale, bits.on_sale);
  missPrices(missed, rows, cards.price, { from: price_from * 100, to: price_to * 100 });
  return missed;
}

function missKind(
  missed: Uint8Array,
  { table, rows, kind }: Pick<Listing, 'table' | 'rows'> & { kind: ListingKind },
  slugs: readonly string[],
): void {
  if (slugs.length === 0) return;
  const { starts, all } = table.places[kind];
  const bit = bits[kind];
  const isChosen = Uint8Array.from(table.names[kind], ({ slug }) => Number(slugs.includes(slug)));
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!;
    let hasAny = 0;
    for (let place = starts[row]!; place < starts[row + 1]!; place += 1) hasAny |= isChosen[all[place]!]!;
    if (!hasAny) missed[index]! |= bit;
  }
}

function missUnmarked(missed: Uint8Array, rows: Int32Array, marks: Uint8Array, bit: Bit): void {
  for (let index = 0; index < rows.length; index += 1) if (!marks[rows[index]!]) missed[index]! |= bit;
}

function missPrices(
  missed: Uint8Array,
  rows: Int32Array,
  prices: Float64Array,
  { from, to }: { from: number; to: number },
): void {
  for (let index = 0; index < rows.length; index += 1) {
    const price = prices[rows[index]!]!;
    if (price < from || price > to) missed[index]! |= bits.price;
  }
}

function countKind({ table, rows, occurs }: Listing, kind: ListingKind, missed: Uint8Array): Map<string, number> {
  const { starts, all } = table.places[kind];
  const counts = new Int32Array(table.names[kind].length);
  const others = ~bits[kind];
  for (let index = 0; index < rows.length; index += 1) {
    if (missed[index]! & others) continue;
    const row = rows[index]!;
    for (let place = starts[row]!; place < starts[row + 1]!; place += 1) counts[all[place]!]! += 1;
  }
  return new Map(table.names[kind].flatMap(({ slug }, place) => (occurs[kind][place] ? [[slug, counts[place]!]] : [])));
}

function countMarked(rows: Int32Array, marks: Uint8Array, missed: Uint8Array, bit: Bit): number {
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) if (!(missed[index]! & ~bit)) count += marks[rows[index]!]!;
  return count;
}

function priceRange(rows: Int32Array, prices: Float64Array, missed: Uint8Array): Facets['price'] {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < rows.length; index += 1) {
    if (missed[index]! & ~bits.price) continue;
    const price = prices[rows[index]!]!;
    if (price < from) from = price;
    if (price > to) to = price;
  }
  return from <= to ? { from: kopiykas(from), to: kopiykas(to) } : undefined;
}

/** The order of the shop, with sold-out products at the end. */
const soldOutLast =
  ({ isInStock }: Cards) =>
  (row: number) =>
    1 - isInStock[row]!;

const sortKeys: Record<
  NonNullable<ListingChoice['sort']>,
  (table: ListingTable, cards: Cards) => (row: number) => number
> = {
  newest:
    ({ newest }) =>
    (row) =>
      newest[row]!,
  price_up:
    (_, { price }) =>
    (row) =>
      price[row]!,
  price_down:
    (_, { price }) =>
    (row) =>
      -price[row]!,
};

/** Stable: equal products stay in the order of the shop. Key and row form one number, because typed arrays sort many times faster. */
function sorted(
  rows: readonly number[],
  sortKey: (row: number) => number,
  { ids: { length } }: ListingTable,
): number[] {
  const keys = new Float64Array(rows.length);
  for (const [index, row] of rows.entries()) keys[index] = sortKey(row) * length + row;
  return [...keys.sort()].map((key) => key - Math.floor(key / length) * length);
}
