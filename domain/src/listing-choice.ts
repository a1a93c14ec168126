import { type AnyChoice, boundsOf, type Facet, type FacetChoice, parametersOf, shopFacets } from './facets.ts';
import { productKindNames } from './product-kinds.ts';

/** Sort orders of a listing. The default is the order of the shop, with sold-out products last. */
export const listingOrders = ['popular', 'newest', 'price_up', 'price_down'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** What listings can be about: each name of these has a page with its products. */
export const listingKinds = ['brand', ...productKindNames] as const;
export type ListingKind = (typeof listingKinds)[number];

/** Filters, sort order and page that a visitor has chosen in a listing. */
export type ListingChoice = FacetChoice & {
  sort?: ListingOrder | undefined;
  page?: number | undefined;
};

export const productsPerPage = 24;

/** More than any visitor chooses; keeps invented addresses short. */
export const mostNames = 20;
export const lastPage = 9_999;
export const isNameInAddress = (text: string) => text.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** Reads the parameters of an address. Invalid ones are ignored, and bounds in the wrong order are swapped. */
export function readListingChoice(
  parameters: URLSearchParams,
  subject?: ListingKind,
  facets: readonly Facet[] = shopFacets,
): ListingChoice {
  const choice: Record<string, AnyChoice[string]> = {};
  for (const facet of facets) if (facet.name !== subject) Object.assign(choice, readFacet(facet, parameters));
  const sort = listingOrders.find((order) => order === parameters.get('sort'));
  if (sort !== undefined) choice.sort = sort;
  const page = numberIn(parameters.get('page'), lastPage);
  if (page !== undefined && page > 1) choice.page = page;
  return choice;
}

function readFacet(facet: Facet, parameters: URLSearchParams): AnyChoice {
  const { name, test } = facet;
  switch (test) {
    case 'flag':
      return parameters.get(name) === 'true' ? { [name]: true } : {};
    case 'range': {
      const given = boundsOf(name).map((bound) => numberIn(parameters.get(bound), facet.largest));
      const [from, to] = given.every((each) => each !== undefined) ? given.toSorted((a, b) => a - b) : given;
      const [least, greatest] = boundsOf(name);
      return { ...(from !== undefined && { [least]: from }), ...(to !== undefined && { [greatest]: to }) };
    }
    default: {
      const names = namesIn(parameters.getAll(name)).filter(isNameInAddress).slice(0, mostNames);
      return names.length > 0 ? { [name]: names } : {};
    }
  }
}

/** The canonical parameters of a choice: 'brand=kvitka,verba&sort=price_up'. Nothing in them needs escaping. */
export function writeListingChoice(choice: AnyChoice, facets: readonly Facet[] = shopFacets): string {
  return [...facets.flatMap(parametersOf), 'sort', 'page']
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
