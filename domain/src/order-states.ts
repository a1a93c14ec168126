import { type DeliveryType, deliveryFacts } from './deliveries.ts';

export const orderStates = ['new', 'confirmed', 'packed', 'shipped', 'completed', 'cancelled', 'returned'] as const;
export type OrderState = (typeof orderStates)[number];

/** State transitions by staff. A shipped order is not cancelled: it is returned or completed. */
const next: Record<OrderState, readonly OrderState[]> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'completed', 'cancelled'],
  shipped: ['completed', 'returned'],
  completed: ['returned'],
  cancelled: [],
  returned: [],
};

/** A pickup order is completed without being shipped; other orders must be shipped first. */
export function nextOrderStates(state: OrderState, delivery: DeliveryType): readonly OrderState[] {
  const { isFetched } = deliveryFacts(delivery);
  return next[state].filter((to) => !(state === 'packed' && to === (isFetched ? 'shipped' : 'completed')));
}

export function canMoveOrder(from: OrderState, to: OrderState, delivery: DeliveryType): boolean {
  return nextOrderStates(from, delivery).includes(to);
}
