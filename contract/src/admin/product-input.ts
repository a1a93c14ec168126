import { isGtin } from '@shop/domain/barcodes.ts';
import { z } from 'zod';
import { kindIdInputs } from '../kinds.ts';
import { inputShape } from '../product-fields.ts';
import { Id, line, MoneyInput } from '../shapes.ts';

const name = (longest: number) => line(longest).min(1);
const Size = z.int().min(1).max(3_000);
const isOnceEach = (named: readonly { id: number }[]) => new Set(named.map(({ id }) => id)).size === named.length;

/** Empty, or a GTIN-8, -12, -13 or -14 with a correct check digit. */
export const Barcode = line(14)
  .pipe(z.stringFormat('barcode', /^(\d{8}|\d{12,14})?$/))
  .pipe(z.stringFormat('barcode_check_digit', (barcode) => barcode === '' || isGtin(barcode)))
  .default('');

/** A stored barcode, perhaps from a time when check digits were not verified. */
export const KeptBarcode = line(100).default('');

export const mostVariants = 50;

const variantFields = {
  id: Id.optional().meta({ description: 'Of a variant that is there already' }),
  code: name(64),
  value: name(32),
  title: line(100).default(''),
  price: MoneyInput.refine((price) => price > 0, { params: { rule: 'price_needed' } }),
  discount_price: MoneyInput.nullish().meta({ description: 'Nothing, or zero, is no discount' }),
  is_active: z.boolean().default(true),
  barcode: Barcode,
  icon_id: Id.nullable().default(null),
  weight_grams: z.int().min(1).max(30_000),
  length_millimetres: Size,
  width_millimetres: Size,
  height_millimetres: Size,
  initial_stock: z.int().min(0).max(100_000).default(0).meta({ description: 'Of a new variant' }),
  pictures: z
    .array(z.object({ id: Id, alt: line(200).default('') }))
    .max(20)
    .refine(isOnceEach, { params: { rule: 'picture_twice' } })
    .default([]),
};

const isDiscountBelow = ({ price, discount_price }: { price: number; discount_price?: number | null | undefined }) =>
  (discount_price ?? 0) < price;
const besideDiscount = { params: { rule: 'discount_below_price' }, path: ['discount_price'] };

export const VariantInput = z
  .object(variantFields)
  .refine(isDiscountBelow, besideDiscount)
  .meta({ id: 'VariantInput' });

const VariantChange = z
  .object({
    ...variantFields,
    barcode: KeptBarcode.meta({
      description: 'The one that the variant has, whatever it is; any other has its check digit',
    }),
  })
  .refine(isDiscountBelow, besideDiscount)
  .meta({ id: 'VariantChange' });

/** A whole product to be saved, with its variants in their order. */
export const ProductInput = z
  .object({
    ...inputShape,
    ...kindIdInputs,
    variants: z.array(VariantInput).min(1).max(mostVariants),
  })
  .meta({ id: 'ProductInput' });

/** The same for an existing product. */
export const ProductChange = ProductInput.extend({
  version: z.int(),
  variants: z.array(VariantChange).min(1).max(mostVariants),
}).meta({ id: 'ProductChange' });

/** Unusual price changes need a confirmation. */
export const confirmPrices = { confirm_prices: z.boolean().default(false) };

export type ProductInput = z.output<typeof ProductInput>;
