import { z } from 'zod';
import { Id, KeptId, Money, Picture } from './shapes.ts';

/** Why a promo code cannot be used. */
export const promoCodeRefusals = [
  'promo_code_not_found',
  'promo_code_not_started',
  'promo_code_ended',
  'promo_code_used_up',
  'promo_code_used_by_customer',
] as const;
export type PromoCodeRefusal = (typeof promoCodeRefusals)[number];

/** Why a certificate cannot be used. */
export const certificateRefusals = [
  'certificate_not_found',
  'certificate_expired',
  'certificate_spent',
  'certificate_blocked',
] as const;
export type CertificateRefusal = (typeof certificateRefusals)[number];

export const LineType = z.enum(['product', 'certificate']);

/** The key of a line in a cart. */
export const LineName = z.object({ variantId: KeptId, type: LineType }).meta({ id: 'LineName' });

/** A line of a cart with current data of the shop. */
export const FreshLine = LineName.extend({
  product_name: z.string(),
  value: z.string(),
  unit: z.string(),
  qty: z.int().positive().meta({ description: 'As many as were asked for' }),
  stock: z.int().nonnegative().nullable().meta({ description: 'What is left; null for certificates' }),
  price: Money,
  discount_price: Money,
}).meta({ id: 'FreshLine' });
export type FreshLine = z.infer<typeof FreshLine>;

/** A line of an order, as when the order was placed. */
export const OrderProduct = z
  .object({
    variant: Id,
    type: LineType,
    name: z.string(),
    value: z.string(),
    unit: z.string(),
    quantity: z.int().positive(),
    price: Money,
    discount_price: Money,
    is_preorder: z.boolean(),
    url: z
      .string()
      .nullable()
      .meta({ description: 'The page of this variant while it is sold; null for certificates' }),
    image: z.string().nullable(),
    image_picture: Picture.nullable(),
  })
  .meta({ id: 'OrderProduct' });

export const OrderTotals = z
  .object({
    goods_total: Money,
    promo_code_discount: z.int().min(0).max(100).meta({ description: 'Percent' }),
    promo_discount: Money,
    certificate_discount: Money,
    delivery_cost: Money,
    total_price: Money,
  })
  .meta({ id: 'OrderTotals' });
export type OrderTotals = z.infer<typeof OrderTotals>;
