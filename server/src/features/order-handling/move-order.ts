import { Refusal } from '@shop/contract/refusal.ts';
import { canMoveOrder, type OrderState } from '@shop/domain/order-states.ts';
import type { Transaction } from '../../database/database.ts';
import { addToHistory, type OrderEvent, unflagOrder } from '../orders/order-history.ts';
import { lockOrder, type OrderRow, updateOrder } from './order-handling.queries.ts';

/** Who moves it: somebody of the staff, or the shop because the carrier said so. */
export type Mover = Pick<OrderEvent, 'actor' | 'staffId' | 'cause' | 'data'>;

export async function lockKnownOrder(tx: Transaction, orderId: number): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Refusal('order_not_found', {});
  return order;
}

export function requireMovable(order: OrderRow, to: OrderState): void {
  if (!canMoveOrder(order.state, to, order.deliveryType))
    throw new Refusal('order_not_movable', { state: order.state });
}

/** Takes a locked order one step further. What has been done by somebody else meanwhile is refused. */
export async function moveOrder(tx: Transaction, order: OrderRow, to: OrderState, mover: Mover): Promise<void> {
  requireMovable(order, to);
  // Somebody has seen to it: it is not released by itself any longer.
  await updateOrder(tx, order.id, { state: to, confirmBy: null });
  if (order.confirmBy !== null) await unflagOrder(tx, order.id, ['to_be_confirmed']);
  await addToHistory(tx, { orderId: order.id, ...mover, what: to });
}
