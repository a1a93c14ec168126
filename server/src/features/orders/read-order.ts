import type { OrderTotals } from '@shop/contract/order-shapes.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { isPaid } from '@shop/domain/payment-methods.ts';
import { productAddress } from '@shop/domain/product-address.ts';
import type { Executor } from '../../database/database.ts';
import { pictureField } from '../media/renditions.ts';
import { attemptsByOrder } from '../payments/attempts-by-order.ts';
import { payingObstacle } from '../payments/payment-status.ts';
import { findOrderByReference, listOrderLines, type OrderRow } from './orders.queries.ts';

/** What anyone with the order's reference may see: no personal data. */
export async function readOrder(db: Executor, reference: string) {
  const order = await findOrderByReference(db, reference);
  if (order === undefined) throw new Refusal('order_not_found', {});
  const lines = await readOrderLines(db, order.id);
  const attempts = await attemptsByOrder(db, [order.id]);
  return {
    id: order.id,
    order_id: order.id,
    order_reference: order.reference,
    state: order.state,
    payed: isPaid(order),
    can_pay: payingObstacle(order, attempts.get(order.id) ?? []) === undefined,
    is_refunded: order.refunded > 0,
    payment_method: order.paymentMethod,
    due_online: decimal(order.dueOnline),
    delivery_type: order.deliveryType,
    delivery_payer: order.deliveryPayer,
    created: order.createdAt.toISOString(),
    ...placedTotals(order),
    order_products: lines.map(orderProduct),
  };
}

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
