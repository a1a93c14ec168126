import type { DeliveryType } from './order-total.ts';

export type OrderState = 'new' | 'confirmed' | 'packed' | 'shipped' | 'completed' | 'cancelled' | 'returned';

/** Where the staff may take an order from each state. What left the shop is not cancelled: it comes back, or is completed. */
const next: Record<OrderState, readonly OrderState[]> = {
  new: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'completed', 'cancelled'],
  shipped: ['completed', 'returned'],
  completed: ['returned'],
  cancelled: [],
  returned: [],
};

/** Only what is fetched by its buyer is handed over without being sent. */
export function nextOrderStates(state: OrderState, delivery: DeliveryType): readonly OrderState[] {
  const isFetched = delivery === 'pickup';
  return next[state].filter((to) => !(state === 'packed' && to === (isFetched ? 'shipped' : 'completed')));
}

export function canMoveOrder(from: OrderState, to: OrderState, delivery: DeliveryType): boolean {
  return nextOrderStates(from, delivery).includes(to);
}
