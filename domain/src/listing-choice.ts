import { productKindNames } from './product-kinds.ts';

/** Sort orders of a listing. The default is the order of the shop, with sold-out products last. */
export const listingOrders = ['newest', 'price_up', 'price_down'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** Filters with names. Several names of one kind match products with any of them. */
export const listingKinds = ['brand', ...productKindNames] as const;
export type ListingKind = (typeof listingKinds)[number];

const marks = ['in_stock', 'on_sale'] as const;
const bounds = ['price_from', 'price_to'] as const;

/** Filters, sort order and page that a visitor has chosen in a listing. */
export type ListingChoice = { [Kind in ListingKind]?: readonly string[] | undefined } & {
  in_stock?: true | undefined;
  on_sale?: true | undefined;
  /** Whole hryvnias. */
  price_from?: number | undefined;
  price_to?: number | undefined;
  sort?: ListingOrder | undefined;
  page?: number | undefined;
};

export const productsPerPage = 24;

/** More than any visitor chooses; keeps invented addresses short. */
export const mostNames = 20;
export const largestPrice = 9_999_999;
export const lastPage = 9_999;
export const isNameInAddress = (text: string) => text.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** Reads the parameters of an address. Invalid ones are ignored, and price bounds in the wrong order are swapped. */
export function readListingChoice(parameters: URLSearchParams, subject?: ListingKind): ListingChoice {
  const choice: ListingChoice = {};
  for (const kind of listingKinds) {
    const names = namesIn(parameters.getAll(kind)).filter(isNameInAddress).slice(0, mostNames);
    if (names.length > 0 && kind !== subject) choice[kind] = names;
  }
  for (const mark of marks) if (parameters.get(mark) === 'true') choice[mark] = true;
  const [from, to] = bounds.map((bound) => numberIn(parameters.get(bound), largestPrice));
  const isTurned = from !== undefined && to !== undefined && from > to;
  if (from !== undefined) choice[isTurned ? 'price_to' : 'price_from'] = from;
  if (to !== undefined) choice[isTurned ? 'price_from' : 'price_to'] = to;
  const sort = listingOrders.find((order) => order === parameters.get('sort'));
  if (sort !== undefined) choice.sort = sort;
  const page = numberIn(parameters.get('page'), lastPage);
  if (page !== undefined && page > 1) choice.page = page;
  return choice;
}

/** The canonical parameters of a choice: 'brand=kvitka,verba&sort=price_up'. Nothing in them needs escaping. */
export function writeListingChoice(choice: ListingChoice): string {
  const names = [...listingKinds, ...marks, ...bounds, 'sort', 'page'] as const;
  return names
    .filter((name) => choice[name] !== undefined && String(choice[name]) !== '')
    .map((name) => `${name}=${choice[name]}`)
    .join('&');
}

/** Whether a filter or a sort order is chosen. */
export function isNarrowedOrSorted({ page: _page, ...choice }: ListingChoice): boolean {
  return writeListingChoice(choice) !== '';
}

/** Names separated by commas or given repeatedly: unique and sorted. */
export function namesIn(given: readonly string[]): string[] {
  return [...new Set(given.flatMap((each) => each.split(',')))].filter((name) => name !== '').sort();
}

function numberIn(text: string | null, largest: number): number | undefined {
  const number = /^\d{1,9}$/.test(text?.trim() ?? '') ? Number(text) : 0;
  return number >= 1 && number <= largest ? number : undefined;
}
