import { type Kopiykas, kopiykas, smaller, sum } from './money.ts';
import { currentPrice, type Priced } from './prices.ts';

export type DeliveryType = 'nova_poshta' | 'courier' | 'pickup';

export const freeDeliveryFrom = kopiykas(3500_00);
export const courierCost = kopiykas(150_00);

export type OrderTotal = {
  goods: Kopiykas;
  promoDiscount: Kopiykas;
  delivery: Kopiykas;
  certificateDiscount: Kopiykas;
  total: Kopiykas;
};

/** Only the courier is paid through the shop: the carrier takes its own tariff, pickup is free. */
export function deliveryCost(type: DeliveryType, goods: Kopiykas): Kopiykas {
  return type === 'courier' && goods < freeDeliveryFrom ? courierCost : kopiykas(0);
}

/** The one computation of what an order costs; cart, checkout, order, letter and back office all call it. */
export function orderTotal(order: {
  lines: readonly (Priced & { quantity: number })[];
  promoPercent: number;
  deliveryType: DeliveryType;
  /** Balances in the order in which the customer gave the certificates. */
  certificateBalances: readonly Kopiykas[];
}): OrderTotal {
  const goods = sum(order.lines.map((line) => kopiykas(currentPrice(line) * line.quantity)));
  const promoDiscount = percentOf(goods, order.promoPercent);
  const delivery = deliveryCost(order.deliveryType, goods);
  const beforeCertificates = kopiykas(goods - promoDiscount + delivery);
  // Only what the order needs is taken; the rest stays on the certificates.
  const certificateDiscount = smaller(sum(order.certificateBalances), beforeCertificates);

  return {
    goods,
    promoDiscount,
    delivery,
    certificateDiscount,
    total: kopiykas(beforeCertificates - certificateDiscount),
  };
}

/** Rounds half up. Integers throughout: 0.5 is never a binary fraction on its way. */
function percentOf(amount: Kopiykas, percent: number): Kopiykas {
  return kopiykas(Math.floor((amount * percent + 50) / 100));
}
