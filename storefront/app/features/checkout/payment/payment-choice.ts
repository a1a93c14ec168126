import type { DeliveryType } from '@shop/domain/order-total.ts';
import { type OrderToPay, type PaymentMethod, paymentObstacle } from '@shop/domain/payment-methods.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import type { CartItem } from '../../../goods/cart-item.ts';

/** The order as far as it decides how it may be paid. */
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
    // A branch that was chosen stays in the draft when somebody else is to bring the order.
    canCollectMoney: deliveryType !== 'nova_poshta' || (draft.carrier?.branch.can_collect_money ?? true),
  };
}

/** The method that was chosen, as far as it is still possible; otherwise the usual one. */
export function possibleMethod(chosen: PaymentMethod, order: OrderToPay): PaymentMethod {
  return paymentObstacle(chosen, order) ? 'full' : chosen;
}
