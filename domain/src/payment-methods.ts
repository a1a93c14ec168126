import { type Kopiykas, kopiykas, smaller } from './money.ts';
import type { DeliveryType } from './order-total.ts';

export type DeliveryPayer = 'shop' | 'recipient';

export type PaymentMethod = 'full' | 'prepayment' | 'cash';

const methods: Record<DeliveryType, readonly PaymentMethod[]> = {
  nova_poshta: ['full', 'prepayment'],
  courier: ['full', 'cash'],
  pickup: ['full', 'cash'],
};

/** How an order that is delivered so may be paid; the first is the usual one. */
export function paymentMethodsOf(delivery: DeliveryType): readonly PaymentMethod[] {
  return methods[delivery];
}

/** What decides how an order may be paid. */
export type OrderToPay = {
  deliveryType: DeliveryType;
  /** Whether gift certificates are among what is bought. */
  hasCertificate: boolean;
  total: Kopiykas;
  /** What the shop takes in advance now. */
  prepayment: Kopiykas;
  /** Whether money is taken where the parcel is fetched. */
  canCollectMoney: boolean;
};
/** The delivery has no such method, a certificate is issued only when all is paid, or what is left cannot be paid there. */
export type PaymentObstacle = 'delivery' | 'certificate' | 'place';

/** Why the order may not be paid so; nothing when it may. */
export function paymentObstacle(method: PaymentMethod, order: OrderToPay): PaymentObstacle | undefined {
  if (!paymentMethodsOf(order.deliveryType).includes(method)) return 'delivery';
  if (method === 'prepayment' && order.hasCertificate) return 'certificate';
  const isAnythingLeft = dueOnline(method, order) < order.total;
  return isAnythingLeft && !order.canCollectMoney ? 'place' : undefined;
}

/** What is to be paid on the site now; the rest is paid on receipt. */
export function dueOnline(
  method: PaymentMethod,
  { total, prepayment }: Pick<OrderToPay, 'total' | 'prepayment'>,
): Kopiykas {
  if (method === 'cash') return kopiykas(0);
  return method === 'prepayment' ? smaller(prepayment, total) : total;
}

/** The shop pays the carrier for those who pay it in full. */
export function deliveryPayer(method: PaymentMethod): DeliveryPayer {
  return method === 'full' ? 'shop' : 'recipient';
}

/**
 * Whether what was to be paid on the site is received in full; without such a part, whether everything is. What went
 * back in part was paid all the same; what went back whole was not.
 */
export function isPaid(order: { dueOnline: number; total: number; received: number; refunded: number }): boolean {
  const isAllBack = order.refunded > 0 && order.refunded >= order.received;
  return !isAllBack && order.received >= (order.dueOnline > 0 ? order.dueOnline : order.total);
}
