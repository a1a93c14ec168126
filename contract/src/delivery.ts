import { deliveryTypes } from '@shop/domain/deliveries.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Money, SearchWords } from './shapes.ts';

const Message = z.string().meta({ description: "'Success', or Ukrainian words when nothing is found" });

/** Most results of one search. */
export const mostSuggestions = 20;

export const City = z
  .object({
    settlement_description: z.string(),
    settlement_regions_description: z.string().meta({ description: 'The district; empty for Kyiv' }),
    settlement_area_description: z.string(),
    ref: z.string().meta({ description: "The carrier's identifier: names repeat" }),
    type: z.string().meta({ description: "The carrier's short word for a town or a village" }),
  })
  .meta({ id: 'City' });
export type City = z.infer<typeof City>;

export const Branch = z
  .object({
    number: z.string(),
    description: z.string(),
    ref: z.string(),
    type: z.enum(['branch', 'locker']),
    can_collect_money: z.boolean().meta({ description: 'Whether the rest of a prepaid order can be paid there' }),
  })
  .meta({ id: 'Branch' });
export type Branch = z.infer<typeof Branch>;

export const Street = z
  .object({
    street_description: z.string().meta({ description: 'With its type, as the carrier writes it' }),
    ref: z.string(),
  })
  .meta({ id: 'Street' });
export type Street = z.infer<typeof Street>;

export const searchCitiesEndpoint = endpoint({
  name: 'searchCities',
  summary: `Settlements where the carrier delivers; names that begin so and larger places first, at most ${mostSuggestions}`,
  method: 'GET',
  path: '/api/v1/np/search/city/',
  query: z.object({
    city: SearchWords.default('').meta({ description: 'Nothing is found by fewer than two characters' }),
  }),
  reply: z.object({ message: Message, input_value: z.array(City) }),
});

export const searchBranchesEndpoint = endpoint({
  name: 'searchBranches',
  summary: `Branches and lockers of a settlement; by number first, then by address, at most ${mostSuggestions}`,
  method: 'GET',
  path: '/api/v1/np/search/post/',
  query: z.object({
    city: SearchWords.default('').meta({ description: "'settlement, region, area'; empty parts may be left out" }),
    city_ref: SearchWords.optional().meta({ description: "A city's ref; it wins over the names" }),
    post: SearchWords.default('').meta({ description: 'A number or an address; without it the first branches come' }),
  }),
  reply: z.object({ message: Message, input_value: z.array(Branch) }),
});

export const searchStreetsEndpoint = endpoint({
  name: 'searchStreets',
  summary: `Streets of a settlement, at most ${mostSuggestions}. The first question about a settlement has its streets fetched; nothing is found until then`,
  method: 'GET',
  path: '/api/v1/np/search/street/',
  query: z.object({
    city: SearchWords.default('').meta({ description: "'settlement, region, area'; empty parts may be left out" }),
    city_ref: SearchWords.optional().meta({ description: "A city's ref; it wins over the names" }),
    street: SearchWords.default('').meta({
      description: 'With or without its type; without it the first streets come',
    }),
  }),
  reply: z.object({ message: Message, input_value: z.array(Street) }),
});

/** '17,17,42' */
const VariantIds = z
  .string()
  .max(2_000)
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .transform((ids) => ids.split(',').map(Number))
  .meta({ description: 'Separated by commas; two pieces of a variant are named twice' });

export const Estimate = z
  .object({
    cost: Money.meta({ description: 'About what the carrier will ask; never a part of the total' }),
    day: z.iso.date().meta({ description: 'When the parcel is expected' }),
  })
  .meta({ id: 'Estimate' });
export type Estimate = z.infer<typeof Estimate>;

export const estimateDeliveryEndpoint = endpoint({
  name: 'estimateDelivery',
  summary: 'About what the carrier will ask and when it will arrive; null while the shop does not know',
  method: 'GET',
  path: '/api/v1/np/estimate/',
  query: z.object({
    delivery_type: z.enum(deliveryTypes),
    city_ref: SearchWords,
    branch_ref: SearchWords.optional().meta({ description: 'A locker may cost less than a branch' }),
    variant_ids: VariantIds,
  }),
  reply: Estimate.nullable(),
});
