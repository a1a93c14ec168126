import {
  type Facet,
  type FlagFacet,
  isNameFacet,
  type NameFacet,
  type ShopFacet,
  shopFacets,
} from '@shop/domain/facets.ts';
import { listingKinds } from '@shop/domain/listing-choice.ts';
import { z } from 'zod';
import { FoundProduct, SearchedProduct, searchParameters } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { kindNotFound } from './kinds.ts';
import { choiceParameters, pageOfListing } from './listing-parameters.ts';
import { Banner, Money, PathPart, Slug } from './shapes.ts';

const Options = z.array(z.object({ name: z.string(), slug: Slug, count: z.int().nonnegative() }));
const Flagged = z.int().nonnegative();
const MoneyRange = z.object({ from: Money, to: Money }).nullable();
const NumberRange = z.object({ from: z.number(), to: z.number() }).nullable();

type FacetCounts<Each extends Facet> = {
  [Facet in Each as Facet extends NameFacet ? Facet['list'] : Facet['name']]: Facet extends NameFacet
    ? typeof Options
    : Facet extends FlagFacet
      ? typeof Flagged
      : Facet extends { isMoney: true }
        ? typeof MoneyRange
        : typeof NumberRange;
};

/** What can be chosen in the facets, with counts. */
export function facetCounts<Each extends Facet>(facets: readonly Each[]): FacetCounts<Each> {
  const counts = facets.map((facet: Facet) => {
    if (isNameFacet(facet)) return [facet.list, Options];
    if (facet.test === 'flag') return [facet.name, Flagged];
    return [facet.name, facet.isMoney ? MoneyRange : NumberRange];
  });
  return Object.fromEntries(counts) as FacetCounts<Each>;
}

export const ListingFacets = z.object(facetCounts<ShopFacet>(shopFacets)).meta({
  id: 'ListingFacets',
  description:
    'Every name that occurs in the listing, and how many products each would leave beside the choices of other kinds',
});
export type ListingFacets = z.infer<typeof ListingFacets>;

const chosen = {
  total: z.int().nonnegative().meta({ description: 'How many products the whole listing has' }),
  count: z.int().nonnegative().meta({ description: 'How many of them were chosen, on all pages' }),
  nearest: z
    .object({ without: z.enum(shopFacets.map(({ name }) => name)), count: z.int().positive() })
    .nullable()
    .meta({ description: 'When nothing was chosen: the filter without which most products are, and how many' }),
  facets: ListingFacets,
};

/** A page of a listing: its subject, the possible filters, and the products. */
export const listingEndpoint = endpoint({
  name: 'readListing',
  summary: 'A page of a brand, of a kind such as a skin type, or of the special offer, narrowed down and sorted',
  method: 'GET',
  path: '/api/v1/shop/listing/',
  query: z.object({
    of: z.enum([...listingKinds, 'collection']),
    slug: PathPart.optional().meta({ description: 'Of the brand or kind' }),
    ...choiceParameters,
    page: pageOfListing,
  }),
  reply: z.object({
    subject: z.object({ name: z.string(), text: z.string(), banners: z.array(Banner) }),
    ...chosen,
    products: z.array(FoundProduct),
  }),
  refusals: ['brand_not_found', ...kindNotFound, 'collection_not_found'],
});

/** What a search finds, as a listing. */
export const searchListingEndpoint = endpoint({
  name: 'readSearchListing',
  summary: 'A page of what a search finds, narrowed down and sorted; the best first unless another order is chosen',
  method: 'GET',
  path: '/api/v1/shop/search/listing/',
  query: z.object({ ...searchParameters, ...choiceParameters, page: pageOfListing }),
  reply: z.object({
    corrected: z.string().nullable().meta({ description: 'The words that were searched for instead of `q`' }),
    ...chosen,
    products: z.array(SearchedProduct),
  }),
});
