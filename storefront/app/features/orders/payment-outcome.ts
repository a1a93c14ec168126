import type { PaymentReply } from '@shop/contract/payments.ts';

/** What the waiting page does with an answer. */
export type Outcome = 'approved' | 'declined' | 'waiting' | 'unclear';

const outcomes: Record<string, Outcome> = {
  Approved: 'approved',
  Declined: 'declined',
  failed: 'declined',
  Pending: 'waiting',
  InProcessing: 'waiting',
  WaitingAuthComplete: 'waiting',
};

/** Any other status and a failed request are unclear: the next page asks again. */
export function paymentOutcome(answer: { status: string } | null | undefined): Outcome {
  return answer && Object.hasOwn(outcomes, answer.status) ? (outcomes[answer.status] ?? 'unclear') : 'unclear';
}

/** Payment status of an order that may be unpaid. */
export type Standing = 'paid' | 'payable' | 'undecided' | 'refunded' | 'over' | 'unknown';

/** Offers payment only if the shop would accept it: paying while money is on its way means paying twice. */
export function paymentStanding(answer: Pick<PaymentReply, 'status' | 'payed' | 'can_pay'> | null): Standing {
  if (answer === null) return 'unknown';
  const { status, payed, can_pay } = answer;
  if (payed) return 'paid';
  if (can_pay) return 'payable';
  if (status === 'Refunded' || status === 'Voided' || status === 'RefundInProcessing') return 'refunded';
  // Approved, but not received in full: staff must look into it.
  return status === 'Declined' || status === 'Expired' ? 'over' : 'undecided';
}
