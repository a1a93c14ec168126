import { Refusal } from '@shop/contract/refusal.ts';
import { canMoveOrder, type OrderState } from '@shop/domain/order-states.ts';
import type { Transaction } from '../../database/database.ts';
import { type OrderEvent, unflagOrder } from './order-history.ts';
import { lockOrder, type OrderRow, updateOrder } from './order-row.queries.ts';
import { addToHistory } from './orders.queries.ts';

/** Who moves it: a member of staff, or the shop after a status from the carrier. */
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

/** Moves a locked order to its next state. Refused if that was done meanwhile. */
export async function moveOrder(tx: Transaction, order: OrderRow, to: OrderState, mover: Mover): Promise<void> {
  requireMovable(order, to);
  // The staff has handled it, so it is no longer cancelled for lack of confirmation.
  await updateOrder(tx, order.id, { state: to, confirmBy: null });
  if (order.confirmBy !== null) await unflagOrder(tx, order.id, ['to_be_confirmed']);
  await addToHistory(tx, { orderId: order.id, ...mover, what: to });
}
