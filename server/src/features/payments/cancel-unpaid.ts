import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { cancelOrder, lockOrder } from '../orders/index.ts';
import { cancellingObstacle } from './payment-status.ts';
import { findOrderToPay, listAttempts } from './payments.queries.ts';
import { askNow } from './updates/check-payment.ts';

/**
 * A customer cancels an order that waits for a card payment: its goods and certificates are released at once. The
 * provider is asked first, outside of the transaction; while money is here or on its way the order is not cancelled. A
 * payment that arrives later does not revive the order, because the customer cancelled it: a manager refunds the money.
 */
export async function cancelUnpaid(
  tools: Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>,
  reference: string,
): Promise<void> {
  const found = await findOrderToPay(tools.db, reference);
  // The reference of an attempt also finds its order, but must not cancel it: the provider knows that reference, too.
  if (found?.reference !== reference) throw new Refusal('order_not_found', {});
  await askNow(tools, reference);
  await tools.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, found.id))!;
    const obstacle = cancellingObstacle(order, await listAttempts(tx, order.id));
    if (obstacle === 'order_not_movable') throw new Refusal(obstacle, { state: order.state });
    if (obstacle !== undefined) throw new Refusal(obstacle, {});
    await cancelOrder(tx, tools.queue, order.id, { actor: 'customer', cause: 'by_customer' });
  });
}
