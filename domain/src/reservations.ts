import { type Kopiykas, kopiykas } from './money.ts';

/** How much of the shop may be reserved by orders that nobody has paid for or confirmed. */
export type ReservationLimits = {
  /** Pieces of one variant in an order. */
  largestLine: number;
  /** Goods of an order before discounts. */
  largestOrder: Kopiykas;
  /** Open orders of one person from one network; from all networks together twice as many. */
  openOrdersPerPerson: number;
  openOrdersPerNetwork: number;
  /** Goods of all open orders from one network. */
  openSumPerNetwork: Kopiykas;
  /** A cash order above this sum, of somebody without a completed order, waits for a manager. */
  cashWaitsFrom: Kopiykas;
  /** So long it waits before it is released. */
  cashWaitsHours: number;
};

/** What rules until the owner decides otherwise. */
export const usualLimits: ReservationLimits = {
  largestLine: 99,
  largestOrder: kopiykas(100_000_00),
  openOrdersPerPerson: 5,
  openOrdersPerNetwork: 30,
  openSumPerNetwork: kopiykas(200_000_00),
  cashWaitsFrom: kopiykas(5_000_00),
  cashWaitsHours: 48,
};

/** What a demonstration begins with: everybody who tries it out comes from one network. */
export const demonstrationLimits: ReservationLimits = {
  ...usualLimits,
  openOrdersPerPerson: usualLimits.openOrdersPerPerson * 10,
  openOrdersPerNetwork: usualLimits.openOrdersPerNetwork * 10,
  openSumPerNetwork: kopiykas(usualLimits.openSumPerNetwork * 10),
};

/** Open orders beside the one that is being placed. */
export type OpenOrders = {
  /** Of the e-mail or the phone, whichever has more; of the account when it is known. */
  ofPerson: { fromNetwork: number; fromEverywhere: number };
  /** Nothing when the order counts for an account alone. */
  ofNetwork: { orders: number; goods: number } | undefined;
};

/** Whether one more open order would be too many. */
export function hasTooManyOpen(
  { ofPerson, ofNetwork }: OpenOrders,
  { goods }: { goods: Kopiykas },
  limits: ReservationLimits,
): boolean {
  if (ofPerson.fromNetwork >= limits.openOrdersPerPerson) return true;
  if (ofPerson.fromEverywhere >= 2 * limits.openOrdersPerPerson) return true;
  if (ofNetwork === undefined) return false;
  return ofNetwork.orders >= limits.openOrdersPerNetwork || ofNetwork.goods + goods > limits.openSumPerNetwork;
}

/** Whether an order of somebody without a completed order waits for a manager. */
export function waitsForManager(
  order: { paymentMethod: string; total: Kopiykas },
  { cashWaitsFrom }: Pick<ReservationLimits, 'cashWaitsFrom'>,
): boolean {
  return order.paymentMethod === 'cash' && order.total > cashWaitsFrom;
}
