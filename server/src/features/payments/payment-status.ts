import type { PaymentStatus } from '@shop/contract/payments.ts';
import { isPaid } from '@shop/domain/payment-methods.ts';
import { isOneOf, onTheWayStates, type PaymentState } from '@shop/domain/payment-states.ts';

/** The specification's names. Before the customer has entered a card the payment is pending. */
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
 * The payment status of an order, no matter which of its attempts is asked about: a customer who paid by the second
 * attempt must not see the status of the first. Attempts oldest first.
 */
export function paymentStatus(order: OrderToPay, attempts: readonly Attempt[]): PaymentStatus {
  const counted = attempts.find(({ isCounted }) => isCounted);
  if (counted !== undefined) return words[counted.state];
  if (isPaid(order)) return 'Approved';
  const decisive = attempts.findLast(({ state }) => isOneOf(onTheWayStates, state)) ?? attempts.at(-1);
  // Without attempts nothing is to be paid on the site.
  return decisive === undefined ? 'Approved' : words[decisive.state];
}

/** The most attempts per order, because the provider is asked about every open one. */
const mostAttempts = 20;

/** Why no new payment attempt may be made; undefined if one may. */
export function payingObstacle(
  order: OrderToPay,
  attempts: readonly Attempt[],
): 'order_already_paid' | 'payment_in_progress' | 'order_not_payable' | undefined {
  if (attempts.some(({ isCounted }) => isCounted) || isPaid(order)) return 'order_already_paid';
  if (attempts.some(({ state }) => isOneOf(onTheWayStates, state))) return 'payment_in_progress';
  // Money that was received by hand has changed what is due: the staff settles the rest.
  const isOpen = (order.state === 'new' || order.state === 'confirmed') && order.received === 0;
  return isOpen && order.dueOnline > 0 && attempts.length < mostAttempts ? undefined : 'order_not_payable';
}

/** Why the customer may not cancel; undefined if they may. Only the staff cancels a confirmed order. */
export function cancellingObstacle(
  order: OrderToPay,
  attempts: readonly Attempt[],
): 'order_already_paid' | 'payment_in_progress' | 'order_not_movable' | undefined {
  if (attempts.some(({ isCounted }) => isCounted) || order.received > 0) return 'order_already_paid';
  if (attempts.some(({ state }) => isOneOf(onTheWayStates, state))) return 'payment_in_progress';
  return order.state === 'new' && order.dueOnline > 0 ? undefined : 'order_not_movable';
}

/** The provider has reported a refund. */
export function isRefunded({ state }: { state: PaymentState | undefined }): boolean {
  return state === 'refunded' || state === 'voided';
}

/** The provider has reported a refund, but not yet its amount. */
export function isRefundedAndNotCounted(payment: { state: PaymentState; refunded: number }): boolean {
  return isRefunded(payment) && payment.refunded === 0;
}

export function isPartlyRefunded(payment: { state: PaymentState; amount: number; refunded: number }): boolean {
  return isRefunded(payment) && payment.refunded > 0 && payment.refunded < payment.amount;
}
