import type { Shop } from '../../shop.ts';
import { cancelOrder, requireMovable } from '../orders/index.ts';
import { type Handling, handleUnsentOrder } from './handle-order.ts';

/** Cancels an order. Received money waits for a refund. A later payment does not revive the order. */
export async function cancelAsStaff(
  shop: Pick<Shop, 'db' | 'queue'>,
  handling: Handling & { reason: string },
): Promise<void> {
  const { orderId, member, reason } = handling;
  await handleUnsentOrder(shop, handling, 'cancel', async (tx, order) => {
    requireMovable(order, 'cancelled');
    await cancelOrder(tx, shop.queue, orderId, {
      actor: 'staff',
      staffId: member.id,
      cause: 'by_staff',
      data: { reason },
    });
    return { before: { state: order.state }, after: { state: 'cancelled', reason } };
  });
}
