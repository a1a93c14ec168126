import {
  type AnyChoice,
  type Counts,
  chosenBounds,
  chosenNames,
  type Facet,
  type NameFacet,
  type Range,
  type ShopFacet,
} from './facets.ts';
import type { ListingChoice } from './listing-choice.ts';
import type { Cards, Listing, ListingTable } from './listing-table.ts';

export type Selection<Each extends Facet = ShopFacet> = {
  /** In the chosen order. */
  ids: number[];
  /**
   * How many products each further filter would find. The counts of a facet ignore what is chosen in the same facet, so
   * that a second brand can be added to the first.
   */
  facets: Counts<Each>;
  /** How many products would be found without what is chosen in a facet, for each facet in which something is. */
  without: Partial<Record<Each['name'], number>>;
};

/** Products of a listing by a visitor's choice. A product is in stock if any of its variants is. */
export function selectProducts<Each extends Facet>(
  listing: Listing<Each>,
  cards: Cards<Each>,
  choice: Choice,
): Selection<Each> {
  return select(listing as never, cards as never, choice) as Selection<Each>;
}

type Choice = AnyChoice & Pick<ListingChoice, 'sort'>;

function select(listing: Listing<Facet>, cards: Cards<Facet>, choice: Choice): Selection<Facet> {
  const { table, rows } = listing;
  const missed = new Uint16Array(rows.length);
  const isChosen = table.facets.map((facet, index) =>
    missRows({ missed, own: index + 1 }, facet, { listing, cards, choice }),
  );
  const found = isChosen.includes(true) ? rowsLeft(rows, missed, 0) : rows;
  const left = table.facets.map((facet, index) => ({
    facet,
    isChosen: isChosen[index]!,
    rows: isChosen[index] ? rowsLeft(rows, missed, index + 1) : found,
  }));
  return {
    ids: inOrder(found, choice.sort, { listing, cards }),
    facets: Object.fromEntries(
      left.map(({ facet, rows }) => [facet.name, countFacet(facet, rows, { listing, cards })]),
    ),
    without: Object.fromEntries(
      left.flatMap(({ facet, isChosen, rows }) => (isChosen ? [[facet.name, rows.length]] : [])),
    ),
  };
}

// Plain loops over columns for speed: a listing may have fifty thousand rows.

/**
 * `missed` has a number for each row: 0 when it matches every facet, the number of a facet when it misses only this one,
 * and `several` when it misses more. `own` is the number of the facet that is tested.
 */
type Noted = { missed: Uint16Array; own: number };
const several = 0xffff;

function note({ missed, own }: Noted, index: number): void {
  missed[index] = missed[index] === 0 ? own : several;
}

type Asked = { listing: Listing<Facet>; cards: Cards<Facet>; choice: Choice };

/** Notes the rows that a facet does not find. Returns whether anything is chosen in it. */
function missRows(noted: Noted, facet: Facet, { listing, cards, choice }: Asked): boolean {
  const { name, test } = facet;
  switch (test) {
    case 'flag':
      if (!choice[name]) return false;
      missUnmarked(noted, listing.rows, cards.columns[name]!);
      return true;
    case 'range': {
      const { from, to } = chosenBounds(choice, name);
      if (from === undefined && to === undefined) return false;
      const unit = facet.isMoney ? 100 : 1;
      const range = { from: (from ?? Number.NEGATIVE_INFINITY) * unit, to: (to ?? Number.POSITIVE_INFINITY) * unit };
      missOutside(noted, listing.rows, { values: cards.columns[name]!, range });
      return true;
    }
    default: {
      const chosen = chosenNames(choice, name);
      if (chosen.length === 0) return false;
      missNames(noted, listing, { facet, chosen: new Set(chosen) });
      return true;
    }
  }
}

function missNames(
  noted: Noted,
  { table, rows }: Listing<Facet>,
  { facet: { name, test }, chosen }: { facet: NameFacet; chosen: ReadonlySet<string> },
): void {
  const { starts, all } = table.places[name]!;
  const isChosen = Uint8Array.from(table.names[name]!, ({ slug }) => Number(chosen.has(slug)));
  const wanted = Number(test === 'any');
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!;
    let hasAny = 0;
    for (let place = starts[row]!; place < starts[row + 1]!; place += 1) hasAny |= isChosen[all[place]!]!;
    if (hasAny !== wanted) note(noted, index);
  }
}

function missUnmarked(noted: Noted, rows: Int32Array, flags: Uint8Array): void {
  for (let index = 0; index < rows.length; index += 1) if (!flags[rows[index]!]) note(noted, index);
}

function missOutside(
  noted: Noted,
  rows: Int32Array,
  { values, range: { from, to } }: { values: Float64Array; range: Range<number> },
): void {
  for (let index = 0; index < rows.length; index += 1) {
    const value = values[rows[index]!]!;
    if (value < from || value > to) note(noted, index);
  }
}

/** The rows that match every facet, whatever is chosen in the facet with the number `own`. */
function rowsLeft(rows: Int32Array, missed: Uint16Array, own: number): Int32Array {
  const left = new Int32Array(rows.length);
  let length = 0;
  for (let index = 0; index < rows.length; index += 1) {
    if (missed[index] !== 0 && missed[index] !== own) continue;
    left[length] = rows[index]!;
    length += 1;
  }
  return left.subarray(0, length);
}

function countFacet(facet: Facet, rows: Int32Array, { listing, cards }: Omit<Asked, 'choice'>) {
  switch (facet.test) {
    case 'flag':
      return countMarked(rows, cards.columns[facet.name]!);
    case 'range':
      return rangeOf(rows, cards.columns[facet.name]!);
    default:
      return countNames(facet, rows, listing);
  }
}

/** How many of the rows each name would leave. */
function countNames({ name, test }: NameFacet, rows: Int32Array, { table, occurs }: Listing<Facet>) {
  const { starts, all } = table.places[name]!;
  const names = table.names[name]!;
  const having = new Int32Array(names.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]!;
    for (let place = starts[row]!; place < starts[row + 1]!; place += 1) having[all[place]!]! += 1;
  }
  const left = test === 'any' ? having : having.map((count) => rows.length - count);
  return new Map(names.flatMap(({ slug }, place) => (occurs[name]![place] ? [[slug, left[place]!]] : [])));
}

function countMarked(rows: Int32Array, flags: Uint8Array): number {
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) count += flags[rows[index]!]!;
  return count;
}

function rangeOf(rows: Int32Array, values: Float64Array): Range<number> | undefined {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < rows.length; index += 1) {
    const value = values[rows[index]!]!;
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return from <= to ? { from, to } : undefined;
}

/**
 * In the listing's own order: that of the shop, sold-out products last, or that of a search. Otherwise by a key; equal products
 * stay in the order of the shop.
 */
function inOrder(rows: Int32Array, sort: Choice['sort'], { listing, cards }: Omit<Asked, 'choice'>): number[] {
  const { table, isRanked } = listing;
  const byDefault = () => (isRanked ? rows : soldOutLast(rows, cards.isInStock));
  const ascending = () => (isRanked ? rows.toSorted() : rows);
  const ordered = sort === undefined ? byDefault() : sorted(ascending(), sortKeys[sort](table, cards));
  return Array.from(ordered, (row) => table.ids[row]!);
}

function soldOutLast(rows: Int32Array, isInStock: Uint8Array): Int32Array {
  const ordered = new Int32Array(rows.length);
  let length = 0;
  for (const wanted of [1, 0])
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!;
      if (isInStock[row] !== wanted) continue;
      ordered[length] = row;
      length += 1;
    }
  return ordered;
}

const sortKeys: Record<
  NonNullable<Choice['sort']>,
  (table: ListingTable<Facet>, cards: Cards<Facet>) => (row: number) => number
> = {
  popular:
    ({ sold }) =>
    (row) =>
      -sold[row]!,
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

/** Key and row form one number, because typed arrays sort many times faster. */
function sorted(rows: Int32Array, sortKey: (row: number) => number): Float64Array {
  // Rows are ascending.
  const length = (rows.at(-1) ?? 0) + 1;
  const keys = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) keys[index] = sortKey(rows[index]!) * length + rows[index]!;
  return keys.sort().map((key) => key - Math.floor(key / length) * length);
}
