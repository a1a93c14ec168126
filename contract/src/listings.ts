import { listingKinds } from '@shop/domain/listing-choice.ts';
import { z } from 'zod';
import { FoundProduct } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { choiceParameters, pageOfListing } from './listing-parameters.ts';
import { Banner, Money, PathPart, Slug } from './shapes.ts';

const Options = z.array(z.object({ name: z.string(), slug: Slug, count: z.int().nonnegative() }));

export const ListingFacets = z
  .object({
    brands: Options,
    skin_types: Options,
    product_types: Options,
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
  summary: 'A page of a brand, a skin type, a product type or the special offer, narrowed down and sorted',
  method: 'GET',
  path: '/api/v1/shop/listing/',
  query: z.object({
    of: z.enum([...listingKinds, 'collection']),
    slug: PathPart.optional().meta({ description: 'Of the brand, skin type or product type' }),
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
  refusals: ['brand_not_found', 'skin_type_not_found', 'product_type_not_found', 'collection_not_found'],
});
