import type { OrderAction } from '@shop/contract/admin/orders.ts';
import { nextOrderStates, type OrderState } from '@shop/domain/order-states.ts';
import { amountDue, type OrderRow } from '../../orders/index.ts';

const actionTo: Partial<Record<OrderState, OrderAction>> = {
  confirmed: 'confirm',
  packed: 'pack',
  shipped: 'ship',
  completed: 'complete',
  cancelled: 'cancel',
  returned: 'return',
};

/** What the staff may do with an order now, the next step first. */
export function allowedActions(
  order: OrderRow,
  { hasGoods, isRefundable }: { hasGoods: boolean; isRefundable: boolean },
): OrderAction[] {
  const moves = nextOrderStates(order.state, order.deliveryType)
    .map((state) => actionTo[state]!)
    .filter((action) => action !== 'return' || hasGoods);
  const isOpen = order.state !== 'cancelled' && order.state !== 'returned';
  const isHere = order.state === 'new' || order.state === 'confirmed' || order.state === 'packed';
  return [
    ...moves,
    ...(isOpen && amountDue(order) > 0 ? (['mark_paid'] as const) : []),
    ...(isRefundable ? (['refund'] as const) : []),
    ...(isHere && order.waybillNumber === null ? (['change_delivery'] as const) : []),
  ];
}
