import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { askNow } from './check-payment.ts';
import { cancellingObstacle } from './payment-status.ts';
import { findOrderToPay, listAttempts, lockOrder } from './payments.queries.ts';

/**
 * A customer cancels an order that waits for a card payment: what it held goes back at once. The provider is asked first,
 * outside of the transaction; while money is here or on its way nothing is cancelled. A payment that comes all the same
 * does not revive the order: the customer has said no, so a manager sends the money back.
 */
export async function cancelUnpaid(
  tools: Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>,
  reference: string,
): Promise<void> {
  const found = await findOrderToPay(tools.db, reference);
  // The reference of an attempt finds its order, too, and cancels nothing: others than the customer know it.
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
