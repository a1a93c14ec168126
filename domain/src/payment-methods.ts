import { type DeliveryType, deliveryFacts, type PaymentMethod } from './deliveries.ts';
import type { DeliveryRules, Prepayment } from './delivery-rules.ts';
import { type Kopiykas, kopiykas, smaller } from './money.ts';

/** The part of an order that determines how it may be paid. */
export type OrderToPay = {
  deliveryType: DeliveryType;
  /** Whether the order contains gift certificates. */
  hasCertificate: boolean;
  total: Kopiykas;
  /** As they are offered now. */
  rules: Pick<DeliveryRules, 'payments' | 'prepayment'>;
  /** Whether the rest can be paid where the parcel is collected. */
  canCollectMoney: boolean;
};
/**
 * `delivery`: the delivery type never allows the method. `off`: the shop does not offer it now. `least` and `largest`: the
 * total is too small or too large. `certificate`: certificates are issued only when the order is fully paid. `place`: the
 * rest cannot be paid where the parcel is collected.
 */
export type PaymentObstacle = 'delivery' | 'off' | 'least' | 'largest' | 'certificate' | 'place';

/** Why the order may not be paid with the method; undefined if it may. */
export function paymentObstacle(method: PaymentMethod, order: OrderToPay): PaymentObstacle | undefined {
  if (!deliveryFacts(order.deliveryType).paymentMethods.includes(method)) return 'delivery';
  const { isOn, least, largest } = order.rules.payments[method];
  if (!isOn) return 'off';
  // Certificates may cover everything: then nothing is paid, and no limit of payments applies.
  if (order.total > 0 && order.total < least) return 'least';
  if (largest !== null && order.total > largest) return 'largest';
  if (method === 'prepayment' && order.hasCertificate) return 'certificate';
  const { prepayment } = order.rules;
  const isAnythingLeft = dueOnline(method, { total: order.total, prepayment }) < order.total;
  return isAnythingLeft && !order.canCollectMoney ? 'place' : undefined;
}

/** The sum to pay online now; the rest is paid on receipt. */
export function dueOnline(
  method: PaymentMethod,
  { total, prepayment }: { total: Kopiykas; prepayment: Prepayment },
): Kopiykas {
  if (method === 'cash') return kopiykas(0);
  return method === 'prepayment' ? smaller(prepaymentOf(total, prepayment), total) : total;
}

/** Less is not worth the provider's fee, and a percent of a small total would be a few kopiykas. */
export const leastPrepayment = kopiykas(1_00);

/** Rounds half up, with integers only. */
function prepaymentOf(total: Kopiykas, { amount, percent }: Prepayment): Kopiykas {
  if (percent === null) return amount;
  return kopiykas(Math.max(leastPrepayment, Math.floor((total * percent + 50) / 100)));
}

/**
 * Whether the online part is received in full; without an online part, whether the total is. An order with a partial
 * refund counts as paid, one with a full refund does not.
 */
export function isPaid(order: { dueOnline: number; total: number; received: number; refunded: number }): boolean {
  const isAllBack = order.refunded > 0 && order.refunded >= order.received;
  return !isAllBack && order.received >= (order.dueOnline > 0 ? order.dueOnline : order.total);
}
