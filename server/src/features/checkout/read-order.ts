import { Refusal } from '@shop/contract/refusal.ts';
import { isPaid } from '@shop/domain/payment-methods.ts';
import type { Executor } from '../../database/database.ts';
import { decimal, findOrderByReference, orderProduct, placedTotals, readOrderLines } from '../orders/index.ts';
import { attemptsByOrder, payingObstacle } from '../payments/index.ts';

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
