import { listingKinds } from '@shop/domain/listing-choice.ts';
import { z } from 'zod';
import { FoundProduct } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { kindNotFound, kindOptions, Options } from './kinds.ts';
import { choiceParameters, pageOfListing } from './listing-parameters.ts';
import { Banner, Money, PathPart } from './shapes.ts';

export const ListingFacets = z
  .object({
    brands: Options,
    ...kindOptions,
    in_stock: z.int().nonnegative(),
    on_sale: z.int().nonnegative(),
    price: z.object({ from: Money, to: Money }).nullable(),
  })
  .meta({
    id: 'ListingFacets',
    description:
      'Every name that occurs in the listing, and how many products each would leave beside the choices of other kinds',
  });
export type ListingFacets = z.infer<typeof ListingFacets>;

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
    total: z.int().nonnegative().meta({ description: 'How many products the whole listing has' }),
    count: z.int().nonnegative().meta({ description: 'How many of them were chosen, on all pages' }),
    facets: ListingFacets,
    products: z.array(FoundProduct),
  }),
  refusals: ['brand_not_found', ...kindNotFound, 'collection_not_found'],
});
