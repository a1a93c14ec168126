import { type Kopiykas, kopiykas } from './money.ts';

/** Limits for reservations by orders that are neither paid nor confirmed. */
export type ReservationLimits = {
  /** Most pieces of one variant in an order. */
  largestLine: number;
  /** Largest sum of the goods of an order, before discounts. */
  largestOrder: Kopiykas;
  /** Open orders of one person from one network; twice this number from all networks. */
  openOrdersPerPerson: number;
  openOrdersPerNetwork: number;
  /** Sum of the goods of all open orders from one network. */
  openSumPerNetwork: Kopiykas;
  /** A cash order above this sum, of a person without a completed order, waits for a manager. */
  cashWaitsFrom: Kopiykas;
  /** How long it waits before it is released. */
  cashWaitsHours: number;
};

/** Defaults until the owner changes them. */
export const usualLimits: ReservationLimits = {
  largestLine: 99,
  largestOrder: kopiykas(100_000_00),
  openOrdersPerPerson: 5,
  openOrdersPerNetwork: 30,
  openSumPerNetwork: kopiykas(200_000_00),
  cashWaitsFrom: kopiykas(5_000_00),
  cashWaitsHours: 48,
};

/** Defaults of a demonstration, where all visitors may come from one network. */
export const demonstrationLimits: ReservationLimits = {
  ...usualLimits,
  openOrdersPerPerson: usualLimits.openOrdersPerPerson * 10,
  openOrdersPerNetwork: usualLimits.openOrdersPerNetwork * 10,
  openSumPerNetwork: kopiykas(usualLimits.openSumPerNetwork * 10),
};

/** Open orders besides the one that is being placed. */
export type OpenOrders = {
  /** By e-mail or phone, whichever has more; by account if it is known. */
  ofPerson: { fromNetwork: number; fromEverywhere: number };
  /** Undefined if the order counts only for an account. */
  ofNetwork: { orders: number; goods: number } | undefined;
};

/** Whether one more open order exceeds a limit. */
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

/** Whether an order of a person without a completed order waits for a manager. */
export function waitsForManager(
  order: { paymentMethod: string; total: Kopiykas },
  { cashWaitsFrom }: Pick<ReservationLimits, 'cashWaitsFrom'>,
): boolean {
  return order.paymentMethod === 'cash' && order.total > cashWaitsFrom;
}
