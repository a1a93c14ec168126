import { type Kopiykas, kopiykas, smaller, sum } from './money.ts';
import { currentPrice, type Priced } from './prices.ts';
import type { SellingRules } from './selling-rules.ts';

export type DeliveryType = 'nova_poshta' | 'courier' | 'pickup';

export type OrderTotal = {
  goods: Kopiykas;
  promoDiscount: Kopiykas;
  delivery: Kopiykas;
  certificateDiscount: Kopiykas;
  total: Kopiykas;
};

/** Only the courier is paid through the shop: the carrier takes its own tariff, pickup is free. */
export function deliveryCost(type: DeliveryType, goods: Kopiykas, rules: SellingRules): Kopiykas {
  return type === 'courier' && goods < rules.freeDeliveryFrom ? rules.courierCost : kopiykas(0);
}

/** What the goods cost, before discounts and delivery. */
export function goodsTotal(lines: readonly (Priced & { quantity: number })[]): Kopiykas {
  return sum(lines.map((line) => kopiykas(currentPrice(line) * line.quantity)));
}

/** The one computation of what an order costs; cart, checkout, order, letter and back office all call it. */
export function orderTotal(order: {
  lines: readonly (Priced & { quantity: number })[];
  promoPercent: number;
  deliveryType: DeliveryType;
  /** Balances in the order in which the customer gave the certificates. */
  certificateBalances: readonly Kopiykas[];
  rules: SellingRules;
}): OrderTotal {
  const goods = goodsTotal(order.lines);
  const promoDiscount = percentOf(goods, order.promoPercent);
  const delivery = deliveryCost(order.deliveryType, goods, order.rules);
  const beforeCertificates = kopiykas(goods - promoDiscount + delivery);
  // Only what the order needs is taken; the rest stays on the certificates.
  const certificateDiscount = sum(splitAmong(order.certificateBalances, beforeCertificates));

  return {
    goods,
    promoDiscount,
    delivery,
    certificateDiscount,
    total: kopiykas(beforeCertificates - certificateDiscount),
  };
}

/** What each certificate gives, in the order given, until nothing more is needed. */
export function splitAmong(balances: readonly Kopiykas[], needed: Kopiykas): Kopiykas[] {
  let open = needed;
  return balances.map((balance) => {
    const taken = smaller(balance, open);
    open = kopiykas(open - taken);
    return taken;
  });
}

/** Rounds half up. Integers throughout: 0.5 is never a binary fraction on its way. */
function percentOf(amount: Kopiykas, percent: number): Kopiykas {
  return kopiykas(Math.floor((amount * percent + 50) / 100));
}
