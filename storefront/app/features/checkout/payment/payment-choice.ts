import { type DeliveryType, deliveryFacts, type PaymentMethod } from '@shop/domain/deliveries.ts';
import { type OrderToPay, paymentObstacle } from '@shop/domain/payment-methods.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import type { CartItem } from '../../../goods/cart-item.ts';

/** The parts of the order that decide which payment methods are possible. */
export function orderToPay(order: {
  draft: Pick<CheckoutDraft, 'carrier'>;
  deliveryType: DeliveryType;
  items: readonly Pick<CartItem, 'type'>[];
  total: OrderToPay['total'];
  prepayment: OrderToPay['prepayment'];
}): OrderToPay {
  const { draft, deliveryType, items, total, prepayment } = order;
  return {
    deliveryType,
    hasCertificate: items.some(({ type }) => type === 'certificate'),
    total,
    prepayment,
    // A chosen branch stays in the draft after a switch to another delivery type, and must not count then.
    canCollectMoney:
      deliveryFacts(deliveryType).address !== 'branch' || (draft.carrier.branch?.can_collect_money ?? true),
  };
}

/** The chosen method if it is still possible, otherwise the default one. */
export function possibleMethod(chosen: PaymentMethod, order: OrderToPay): PaymentMethod {
  return paymentObstacle(chosen, order) ? 'full' : chosen;
}
