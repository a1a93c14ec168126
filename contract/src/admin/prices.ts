import { fromDecimal } from '@shop/domain/money.ts';
import { roundings } from '@shop/domain/price-changes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Money, SearchWords } from '../shapes.ts';
import { confirmPrices } from './product-input.ts';
import { priceRefusals, productFilters } from './products.ts';
import { right } from './rights.ts';

const Percent = z.number().multipleOf(0.01);

/** A positive or negative sum: '50.00', '-50.00'. */
const Difference = z
  .string()
  .trim()
  .transform((given, context) => {
    const amount = fromDecimal(given);
    if (amount !== undefined && amount !== 0) return amount;
    context.addIssue({ code: 'invalid_format', format: 'money', input: given });
    return z.NEVER;
  })
  .meta({ example: '-50.00' });

const PriceChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: Percent.min(-95)
      .max(500)
      .refine((percent) => percent !== 0, { params: { rule: 'difference_needed' } }),
  }),
  z.object({ kind: z.literal('amount'), amount: Difference }),
  z.object({ kind: z.literal('discount'), percent: Percent.min(1).max(95) }),
  z.object({ kind: z.literal('no_discount') }),
]);

const PricesInput = z.object({
  products: z.union([
    z.object({ ids: z.array(Id).min(1).max(1_000) }),
    z.object({ filter: z.object({ ...productFilters, q: SearchWords.default('') }) }),
  ]),
  change: PriceChange,
  rounding: z.enum(roundings).default('kopiyka'),
});
export type PricesInput = z.output<typeof PricesInput>;

const Priced = z.object({ price: Money, discount_price: Money.nullable() });
const PriceRow = z
  .object({
    id: Id.meta({ description: 'Of the variant' }),
    product_id: Id,
    product: z.string(),
    variant: z.string(),
    code: z.string(),
    before: Priced,
    after: Priced.nullable().meta({ description: 'Nothing when the change is refused for this variant' }),
    refusal: z.enum(['not_positive', 'discount_not_below_price']).nullable(),
  })
  .meta({ id: 'PriceRow' });
export type PriceRow = z.infer<typeof PriceRow>;

const PricesReply = z.object({
  data: z.array(PriceRow).meta({ description: 'Variants whose price changes, or cannot change' }),
  changed: z.int(),
  refused: z.int(),
  unchanged: z.int(),
});

export const previewPricesEndpoint = endpoint({
  name: 'previewPrices',
  summary: 'What a change of many prices would do; nothing is changed',
  method: 'POST',
  path: '/api/v1/admin/products/prices/preview/',
  needs: right('catalogue_change'),
  body: PricesInput,
  reply: PricesReply.extend({
    seen: z.string().meta({ description: 'Names what was seen, for applying exactly that' }),
  }),
});

export const changePricesEndpoint = endpoint({
  name: 'changePrices',
  summary: 'Change many prices as they were previewed, all or none',
  method: 'POST',
  path: '/api/v1/admin/products/prices/',
  needs: right('catalogue_change'),
  body: PricesInput.extend({ seen: z.string().max(100), ...confirmPrices }),
  reply: PricesReply,
  refusals: ['changed_meanwhile', ...priceRefusals],
});
