import { Refusal } from '@shop/contract/refusal.ts';
import { isPaid } from '@shop/domain/payment-methods.ts';
import type { Executor } from '../../database/database.ts';
import {
  decimal,
  findOrderByReference,
  type OrderRow,
  orderProduct,
  placedTotals,
  readOrderLines,
} from '../orders/index.ts';
import { type Attempt, attemptsByOrder, payingObstacle } from '../payments/index.ts';

/** What anyone with the order's reference may see: no personal data. */
export async function readOrder(db: Executor, reference: string) {
  const order = await findOrderByReference(db, reference);
  if (order === undefined) throw new Refusal('order_not_found', {});
  const lines = await readOrderLines(db, order.id);
  const attempts = await attemptsByOrder(db, [order.id]);
  return {
    ...orderFacts(order, attempts.get(order.id)),
    order_id: order.id,
    order_products: lines.map(orderProduct),
  };
}

/** What the page of an order and the account say alike. */
export function orderFacts(order: OrderRow, attempts: readonly Attempt[] = []) {
  return {
    id: order.id,
    order_reference: order.reference,
    state: order.state,
    payed: isPaid(order),
    can_pay: payingObstacle(order, attempts) === undefined,
    is_refunded: order.refunded > 0,
    payment_method: order.paymentMethod,
    due_online: decimal(order.dueOnline),
    delivery_type: order.deliveryType,
    delivery_payer: order.deliveryPayer,
    created: order.createdAt.toISOString(),
    ...placedTotals(order),
  };
}
