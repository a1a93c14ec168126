import type { PaymentState } from '@shop/domain/payment-states.ts';

const states = new Map<string, PaymentState>([
  ['created', 'created'],
  ['inprocessing', 'in_processing'],
  ['pending', 'pending'],
  ['waitingauthcomplete', 'waiting_auth_complete'],
  ['approved', 'approved'],
  ['declined', 'declined'],
  ['expired', 'expired'],
  ['refundinprocessing', 'refund_in_processing'],
  ['refunded', 'refunded'],
  ['voided', 'voided'],
]);

/** The state of a provider's status; undefined for an unknown one. The provider varies upper and lower case. */
export function toPaymentState(status: string): PaymentState | undefined {
  return states.get(status.toLowerCase());
}

export function readReasonCode(written: string): number | undefined {
  return /^\d{1,6}$/.test(written) ? Number(written) : undefined;
}
