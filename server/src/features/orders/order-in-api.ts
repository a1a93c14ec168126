import type { OrderTotals } from '@shop/contract/order-shapes.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { productAddress } from '@shop/domain/product-address.ts';
import { pictureField } from '../media/index.ts';
import type { OrderRow } from './order-row.queries.ts';
import { listOrderLines } from './orders.queries.ts';

/** Each with its picture, and with the slug of its product if it is still sold. */
export const readOrderLines = listOrderLines;

/** A line in the API's format. */
export function orderProduct({ line, picture, slug }: Awaited<ReturnType<typeof readOrderLines>>[number]) {
  return {
    variant: (line.variantId ?? line.certificateVariantId)!,
    type: line.kind,
    name: line.name,
    value: line.value,
    unit: line.unit,
    quantity: line.quantity,
    price: decimal(line.price),
    discount_price: decimal(line.discountPrice),
    is_preorder: line.isPreorder,
    url: slug === null ? null : productAddress(slug, line.variantId!),
    ...pictureField('image', picture, line.name),
  };
}

/** The totals of a placed order. */
export function placedTotals(order: OrderRow): OrderTotals {
  return {
    goods_total: decimal(order.goods),
    promo_code_discount: order.promoPercent,
    promo_discount: decimal(order.promoDiscount),
    certificate_discount: decimal(order.certificateDiscount),
    delivery_cost: decimal(order.deliveryCost),
    total_price: decimal(order.total),
  };
}

/** Computed totals in the API's format. */
export function orderTotals(totals: Omit<OrderTotal, 'products'>, promoPercent: number): OrderTotals {
  return {
    goods_total: toDecimal(totals.goods),
    promo_code_discount: promoPercent,
    promo_discount: toDecimal(totals.promoDiscount),
    certificate_discount: toDecimal(totals.certificateDiscount),
    delivery_cost: toDecimal(totals.delivery),
    total_price: toDecimal(totals.total),
  };
}

export function decimal(amount: number): string {
  return toDecimal(kopiykas(amount));
}
