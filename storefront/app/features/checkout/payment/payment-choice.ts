import { type DeliveryType, deliveryFacts, type PaymentMethod } from '@shop/domain/deliveries.ts';
import { offeredPayments } from '@shop/domain/delivery-rules.ts';
import { type OrderToPay, paymentObstacle } from '@shop/domain/payment-methods.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import type { CartItem } from '../../../goods/cart-item.ts';

/** The parts of the order that decide which payment methods are possible. */
export function orderToPay(order: {
  draft: Pick<CheckoutDraft, 'carrier'>;
  deliveryType: DeliveryType;
  items: readonly Pick<CartItem, 'type'>[];
  total: OrderToPay['total'];
  rules: OrderToPay['rules'];
}): OrderToPay {
  const { draft, deliveryType, items, total, rules } = order;
  return {
    deliveryType,
    hasCertificate: items.some(({ type }) => type === 'certificate'),
    total,
    rules,
    // A chosen branch stays in the draft after a switch to another delivery type, and must not count then.
    canCollectMoney:
      deliveryFacts(deliveryType).address !== 'branch' || (draft.carrier.branch?.can_collect_money ?? true),
  };
}

/** The chosen method if it is still possible, otherwise the first that is; undefined if none is. */
export function possibleMethod(chosen: PaymentMethod, order: OrderToPay): PaymentMethod | undefined {
  const offered = offeredPayments(order.deliveryType, order.rules);
  return [chosen, ...offered].find((method) => paymentObstacle(method, order) === undefined);
}
