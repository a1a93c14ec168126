import type { CourierZone } from '@shop/domain/delivery-rules.ts';
import { type OrderTotal, orderTotal } from '@shop/domain/order-total.ts';
import type { AppliedCertificate } from '../../../browser-storage/checkout-draft.ts';
import { type CartItem, orderLine } from '../../../goods/cart-item.ts';
import { parseMoney } from '../../../goods/parse-money.ts';

/** The sums of the order as it stands. Delivery costs nothing until it is chosen. */
export function orderSums(order: {
  items: readonly CartItem[];
  promoPercent: number;
  /** Where the courier drives, once it is known. */
  zone: CourierZone | undefined;
  certificates: readonly AppliedCertificate[];
}): OrderTotal {
  return orderTotal({
    lines: order.items.map(orderLine),
    promoPercent: order.promoPercent,
    zone: order.zone,
    certificateBalances: order.certificates.map(({ amount }) => parseMoney(amount)),
  });
}
