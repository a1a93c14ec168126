import type { CourierZone } from './delivery-rules.ts';
import { type Kopiykas, kopiykas, smaller, sum } from './money.ts';
import { currentPrice, type Priced } from './prices.ts';

/** The part of a line that determines the cost of an order. */
export type SummedLine = Priced & { kind: 'product' | 'certificate'; quantity: number };

export type OrderTotal = {
  /** All lines, certificates included. */
  goods: Kopiykas;
  /** The part that discounts and redeemed certificates may reduce. A purchased gift certificate is money, not goods. */
  products: Kopiykas;
  promoDiscount: Kopiykas;
  delivery: Kopiykas;
  certificateDiscount: Kopiykas;
  total: Kopiykas;
};

/** Goods of this sum are brought by the courier for nothing; null: never. */
export const freeFromOf = ({ price, freeFrom }: CourierZone): Kopiykas | null => (price === 0 ? kopiykas(0) : freeFrom);

/** Only the courier is paid through the shop. The carrier charges the recipient itself, and pickup is free. */
export function deliveryCost(zone: CourierZone | undefined, goods: Kopiykas): Kopiykas {
  if (zone === undefined) return kopiykas(0);
  const freeFrom = freeFromOf(zone);
  return freeFrom !== null && goods >= freeFrom ? kopiykas(0) : zone.price;
}

/** The cost of the goods before discounts and delivery. */
export function goodsTotal(lines: readonly (Priced & { quantity: number })[]): Kopiykas {
  return sum(lines.map((line) => kopiykas(currentPrice(line) * line.quantity)));
}

/**
 * The only computation of the cost of an order; cart, checkout, order, letter and back office all call it. A percent applies
 * only to products, and redeemed certificates cover only products and delivery. Otherwise a customer could buy certificates
 * with a discount, or pay for certificates with certificates.
 */
export function orderTotal(order: {
  lines: readonly SummedLine[];
  promoPercent: number;
  /** Where the shop's courier drives; undefined for every other delivery. */
  zone: CourierZone | undefined;
  /** In the order in which the customer entered the certificates. */
  certificateBalances: readonly Kopiykas[];
}): OrderTotal {
  const goods = goodsTotal(order.lines);
  const products = goodsTotal(order.lines.filter(({ kind }) => kind === 'product'));
  const promoDiscount = percentOf(products, order.promoPercent);
  const delivery = deliveryCost(order.zone, goods);
  // Take only what the order needs; the rest stays on the certificates.
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

/** Takes the needed sum from the balances in their order. Returns the part of each. */
export function splitAmong(balances: readonly Kopiykas[], needed: Kopiykas): Kopiykas[] {
  let open = needed;
  return balances.map((balance) => {
    const taken = smaller(balance, open);
    open = kopiykas(open - taken);
    return taken;
  });
}

/** Rounds half up, with integers only. */
function percentOf(amount: Kopiykas, percent: number): Kopiykas {
  return kopiykas(Math.floor((amount * percent + 50) / 100));
}
