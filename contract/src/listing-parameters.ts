import {
  boundsOf,
  type Facet,
  isNameFacet,
  type NameFacet,
  type NamesOf,
  type ShopFacet,
  shopFacets,
} from '@shop/domain/facets.ts';
import {
  isNameInAddress,
  lastPage,
  listingOrders,
  mostNames,
  namesIn,
  productsPerPage,
} from '@shop/domain/listing-choice.ts';
import { z } from 'zod';

const number = (largest: number) => z.coerce.number().int().min(1).max(largest);

export const inPages = {
  page: number(100_000)
    .optional()
    .meta({ description: `${productsPerPage} products a page; without it all of them come` }),
};

/** Names in a query, as 'kvitka,verba' or repeated; made unique and sorted. */
const names = ({ list, test }: NameFacet) =>
  z
    .union([z.string(), z.array(z.string()).readonly()])
    .transform((given, context) => {
      const slugs = namesIn([given].flat());
      if (slugs.length <= mostNames && slugs.every(isNameInAddress)) return slugs;
      context.addIssue({ code: 'invalid_format', format: 'slugs', input: String(given) });
      return z.NEVER;
    })
    .optional()
    .meta({
      description: `Slugs of ${list.replaceAll('_', ' ')}, separated by commas or repeated: products of ${test} of them`,
    });

export const flag = (about: string | undefined) =>
  z
    .literal(['true', true])
    .transform(() => true as const)
    .optional()
    .meta({ description: about });
const bound = (largest: number, about: string | undefined) => number(largest).optional().meta({ description: about });

type FacetParameters<Each extends Facet> = {
  [Name in NamesOf<Each, 'any' | 'none'>]: ReturnType<typeof names>;
} & { [Name in NamesOf<Each, 'flag'>]: ReturnType<typeof flag> } & {
  [Name in NamesOf<Each, 'range'> as `${Name}_${'from' | 'to'}`]: ReturnType<typeof bound>;
};

/** Descriptions of the parameters of flags and ranges. */
type About<Each extends Facet> = Record<keyof Omit<FacetParameters<Each>, NamesOf<Each, 'any' | 'none'>>, string>;
const aboutShop: About<ShopFacet> = {
  in_stock: 'Only products with a variant in stock',
  on_sale: 'Only products whose card shows a discount: the first variant in stock, or simply the first',
  price_from: 'Whole hryvnias; compared with what a customer pays for the variant on the card',
  price_to: 'Whole hryvnias, this price included',
};

/** The parameters by which the facets are chosen. */
export function facetParameters<Each extends Facet>(
  facets: readonly Each[],
  about: About<Each>,
): FacetParameters<Each> {
  const says = about as Record<string, string>;
  const parameters = facets.flatMap((facet: Facet): [string, z.ZodType][] => {
    const { name, test } = facet;
    if (isNameFacet(facet)) return [[name, names(facet)]];
    if (test === 'flag') return [[name, flag(says[name])]];
    return boundsOf(name).map((each) => [each, bound(facet.largest, says[each])]);
  });
  return Object.fromEntries(parameters) as FacetParameters<Each>;
}

/** Filters and sort order of a listing. Different filters are combined with AND. */
export const choiceParameters = {
  ...facetParameters<ShopFacet>(shopFacets, aboutShop),
  sort: z.enum(listingOrders).optional().meta({
    description:
      'Popular is what customers have bought and kept in the last 90 days. Prices are those of the variants on the cards. Equals stay in the order of the shop',
  }),
};

export const pageOfListing = number(lastPage)
  .optional()
  .meta({ description: `${productsPerPage} products a page` });
