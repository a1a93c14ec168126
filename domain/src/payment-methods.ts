import { type DeliveryType, deliveryFacts, type PaymentMethod } from './deliveries.ts';
import { type Kopiykas, kopiykas, smaller } from './money.ts';

/** The part of an order that determines how it may be paid. */
export type OrderToPay = {
  deliveryType: DeliveryType;
  /** Whether the order contains gift certificates. */
  hasCertificate: boolean;
  total: Kopiykas;
  /** The current prepayment of the shop. */
  prepayment: Kopiykas;
  /** Whether the rest can be paid where the parcel is collected. */
  canCollectMoney: boolean;
};
/**
 * `delivery`: the delivery type does not allow the method. `certificate`: certificates are issued only when the order is
 * fully paid. `place`: the rest cannot be paid where the parcel is collected.
 */
export type PaymentObstacle = 'delivery' | 'certificate' | 'place';

/** Why the order may not be paid with the method; undefined if it may. */
export function paymentObstacle(method: PaymentMethod, order: OrderToPay): PaymentObstacle | undefined {
  if (!deliveryFacts(order.deliveryType).paymentMethods.includes(method)) return 'delivery';
  if (method === 'prepayment' && order.hasCertificate) return 'certificate';
  const isAnythingLeft = dueOnline(method, order) < order.total;
  return isAnythingLeft && !order.canCollectMoney ? 'place' : undefined;
}

/** The sum to pay online now; the rest is paid on receipt. */
export function dueOnline(
  method: PaymentMethod,
  { total, prepayment }: Pick<OrderToPay, 'total' | 'prepayment'>,
): Kopiykas {
  if (method === 'cash') return kopiykas(0);
  return method === 'prepayment' ? smaller(prepayment, total) : total;
}

/**
 * Whether the online part is received in full; without an online part, whether the total is. An order with a partial
 * refund counts as paid, one with a full refund does not.
 */
export function isPaid(order: { dueOnline: number; total: number; received: number; refunded: number }): boolean {
  const isAllBack = order.refunded > 0 && order.refunded >= order.received;
  return !isAllBack && order.received >= (order.dueOnline > 0 ? order.dueOnline : order.total);
}
