import type { PaymentStatus } from '@shop/contract/payments.ts';
import { isPaid } from '@shop/domain/payment-methods.ts';
import { isOneOf, onTheWayStates, type PaymentState } from '@shop/domain/payment-states.ts';

/** The specification's words. Before the customer has entered a card there is nothing but to wait. */
const words: Record<PaymentState, PaymentStatus> = {
  created: 'Pending',
  in_processing: 'InProcessing',
  pending: 'Pending',
  waiting_auth_complete: 'WaitingAuthComplete',
  approved: 'Approved',
  declined: 'Declined',
  expired: 'Expired',
  refund_in_processing: 'RefundInProcessing',
  refunded: 'Refunded',
  voided: 'Voided',
};

export type OrderToPay = {
  state: string;
  total: number;
  dueOnline: number;
  received: number;
  refunded: number;
};
export type Attempt = { state: PaymentState; isCounted: boolean };

/**
 * What became of an order's payment, whichever of its attempts is asked about: a customer who paid by the second one
 * must not be told of the first. Attempts in the order in which they were made.
 */
export function paymentStatus(order: OrderToPay, attempts: readonly Attempt[]): PaymentStatus {
  const counted = attempts.find(({ isCounted }) => isCounted);
  if (counted !== undefined) return words[counted.state];
  if (isPaid(order)) return 'Approved';
  const telling = attempts.findLast(({ state }) => isOneOf(onTheWayStates, state)) ?? attempts.at(-1);
  // Nothing is to be paid on the site, and nobody waits for a card.
  return telling === undefined ? 'Approved' : words[telling.state];
}

/** More than anybody needs: every one that is open is asked about. */
const mostAttempts = 20;

/** Why no fresh attempt to pay may be made; nothing when it may. */
export function payingObstacle(
  order: OrderToPay,
  attempts: readonly Attempt[],
): 'order_already_paid' | 'payment_in_progress' | 'order_not_payable' | undefined {
  if (attempts.some(({ isCounted }) => isCounted) || isPaid(order)) return 'order_already_paid';
  if (attempts.some(({ state }) => isOneOf(onTheWayStates, state))) return 'payment_in_progress';
  // A part that came by hand has changed what is due: the rest is settled with a person.
  const isOpen = (order.state === 'new' || order.state === 'confirmed') && order.received === 0;
  return isOpen && order.dueOnline > 0 && attempts.length < mostAttempts ? undefined : 'order_not_payable';
}

/** Why the customer may not cancel; nothing when they may. What the staff has confirmed is cancelled by a person only. */
export function cancellingObstacle(
  order: OrderToPay,
  attempts: readonly Attempt[],
): 'order_already_paid' | 'payment_in_progress' | 'order_not_movable' | undefined {
  if (attempts.some(({ isCounted }) => isCounted) || order.received > 0) return 'order_already_paid';
  if (attempts.some(({ state }) => isOneOf(onTheWayStates, state))) return 'payment_in_progress';
  return order.state === 'new' && order.dueOnline > 0 ? undefined : 'order_not_movable';
}

/** The provider has said that money went back. */
export function isRefunded({ state }: { state: PaymentState | undefined }): boolean {
  return state === 'refunded' || state === 'voided';
}

/** It has said so, and not yet how much of it. */
export function isRefundedAndNotCounted(payment: { state: PaymentState; refunded: number }): boolean {
  return isRefunded(payment) && payment.refunded === 0;
}

export function isPartlyRefunded(payment: { state: PaymentState; amount: number; refunded: number }): boolean {
  return isRefunded(payment) && payment.refunded > 0 && payment.refunded < payment.amount;
}
