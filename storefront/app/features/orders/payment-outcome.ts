import type { PaymentReply } from '@shop/contract/payments.ts';

/** What the page that waits does after an answer. */
export type Outcome = 'approved' | 'declined' | 'waiting' | 'unclear';

const outcomes: Record<string, Outcome> = {
  Approved: 'approved',
  Declined: 'declined',
  failed: 'declined',
  Pending: 'waiting',
  InProcessing: 'waiting',
  WaitingAuthComplete: 'waiting',
};

/** Any other status, and a request that brought none, is unclear: another page asks once more. */
export function outcomeOf(answer: { status: string } | null | undefined): Outcome {
  return answer && Object.hasOwn(outcomes, answer.status) ? (outcomes[answer.status] ?? 'unclear') : 'unclear';
}

/** How an order stands that may not be paid. */
export type Standing = 'paid' | 'payable' | 'undecided' | 'refunded' | 'over' | 'unknown';

/** To pay is offered only when the shop would take it: whoever pays while money is on its way pays twice. */
export function standingOf(answer: Pick<PaymentReply, 'status' | 'payed' | 'can_pay'> | null): Standing {
  if (answer === null) return 'unknown';
  const { status, payed, can_pay } = answer;
  if (payed) return 'paid';
  if (can_pay) return 'payable';
  if (status === 'Refunded' || status === 'Voided' || status === 'RefundInProcessing') return 'refunded';
  // Approved but not received in full is for the shop to find out.
  return status === 'Declined' || status === 'Expired' ? 'over' : 'undecided';
}
