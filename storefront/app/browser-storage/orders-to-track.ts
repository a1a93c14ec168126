import { isPositive, storedList } from './stored-list.ts';

/** An order placed in this browser whose purchase event was not sent yet. Nothing personal. */
type OrderToTrack = { id: number; coupon?: string };

/** Most are sent at once. The limit keeps abandoned unpaid orders from filling the storage. */
const mostKept = 20;

const orders = storedList<OrderToTrack>('ordersToTell', readOrder, ({ id }) => id);

export function keepOrderToTrack(order: OrderToTrack): void {
  orders.change((kept) => [...kept.filter(({ id }) => id !== order.id), order].slice(-mostKept));
}

export function findOrderToTrack(orderId: number): OrderToTrack | undefined {
  return orders.read().find(({ id }) => id === orderId);
}

export function removeOrderToTrack(orderId: number): void {
  orders.change((kept) => kept.filter(({ id }) => id !== orderId));
}

function readOrder(found: unknown): OrderToTrack | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { id, coupon } = found as Record<string, unknown>;
  if (!isPositive(id)) return undefined;
  return typeof coupon === 'string' ? { id, coupon } : { id };
}
