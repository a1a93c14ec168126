import type { DeliveryType } from '@shop/domain/deliveries.ts';
import { type OrderTotal, orderTotal } from '@shop/domain/order-total.ts';
import type { SellingRules } from '@shop/domain/selling-rules.ts';
import type { AppliedCertificate } from '../../../browser-storage/checkout-draft.ts';
import { type CartItem, orderLine } from '../../../goods/cart-item.ts';
import { parseMoney } from '../../../goods/parse-money.ts';

/** The sums of the order as it stands. Delivery costs nothing until it is chosen. */
export function orderSums(order: {
  items: readonly CartItem[];
  promoPercent: number;
  deliveryType: DeliveryType | undefined;
  certificates: readonly AppliedCertificate[];
  rules: SellingRules;
}): OrderTotal {
  return orderTotal({
    lines: order.items.map(orderLine),
    promoPercent: order.promoPercent,
    deliveryType: order.deliveryType ?? 'pickup',
    certificateBalances: order.certificates.map(({ amount }) => parseMoney(amount)),
    rules: order.rules,
  });
}
