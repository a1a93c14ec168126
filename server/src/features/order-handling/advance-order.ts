import type { Shop } from '../../shop.ts';
import { moveOrder, updateOrder } from '../orders/index.ts';
import { type Handling, handleOrder } from './handle-order.ts';

/**
 * The customer has confirmed the order, paid or not. Its reservation ends, so that the shop no longer cancels it by
 * itself if it stays unpaid: the staff decides. A later payment counts as before.
 */
export async function confirmOrder(shop: Pick<Shop, 'db'>, handling: Handling): Promise<void> {
  await advanceOrder(shop, handling, { action: 'confirm', to: 'confirmed' });
}

export async function packOrder(shop: Pick<Shop, 'db'>, handling: Handling): Promise<void> {
  await advanceOrder(shop, handling, { action: 'pack', to: 'packed' });
}

export async function completeOrder(shop: Pick<Shop, 'db'>, handling: Handling): Promise<void> {
  await advanceOrder(shop, handling, { action: 'complete', to: 'completed' });
}

async function advanceOrder(
  shop: Pick<Shop, 'db'>,
  handling: Handling,
  { action, to }: { action: 'confirm' | 'pack' | 'complete'; to: 'confirmed' | 'packed' | 'completed' },
): Promise<void> {
  await handleOrder(shop, handling, action, async (tx, order) => {
    await moveOrder(tx, order, to, { actor: 'staff', staffId: handling.member.id });
    if (order.reservedUntil !== null) await updateOrder(tx, order.id, { reservedUntil: null });
    return { before: { state: order.state }, after: { state: to } };
  });
}
