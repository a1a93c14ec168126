import { type Kopiykas, kopiykas, smaller, sum } from './money.ts';
import { currentPrice, type Priced } from './prices.ts';
import type { SellingRules } from './selling-rules.ts';

export type DeliveryType = 'nova_poshta' | 'courier' | 'pickup';

/** A line as far as it decides what an order costs. */
export type SummedLine = Priced & { kind: 'product' | 'certificate'; quantity: number };

export type OrderTotal = {
  /** All lines, certificates included. */
  goods: Kopiykas;
  /** The lines that discounts and redeemed certificates may reduce: a gift certificate bought is money, not goods. */
  products: Kopiykas;
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

/**
 * The one computation of what an order costs; cart, checkout, order, letter and back office all call it. A percent is taken
 * off products only, and redeemed certificates cover products and delivery only: otherwise both together multiply money.
 */
export function orderTotal(order: {
  lines: readonly SummedLine[];
  promoPercent: number;
  deliveryType: DeliveryType;
  /** Balances in the order in which the customer gave the certificates. */
  certificateBalances: readonly Kopiykas[];
  rules: SellingRules;
}): OrderTotal {
  const goods = goodsTotal(order.lines);
  const products = goodsTotal(order.lines.filter(({ kind }) => kind === 'product'));
  const promoDiscount = percentOf(products, order.promoPercent);
  const delivery = deliveryCost(order.deliveryType, goods, order.rules);
  // Only what the order needs is taken; the rest stays on the certificates.
  const coverable = kopiykas(products - promoDiscount + delivery);
  const certificateDiscount = sum(splitAmong(order.certificateBalances, coverable));

  return {
    goods,
    products,
    promoDiscount,
    delivery,
    certificateDiscount,
    total: kopiykas(goods - promoDiscount + delivery - certificateDiscount),
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
