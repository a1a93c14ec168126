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

/** What the provider's word means. It writes one word in several ways, and may learn new ones. */
export function stateOf(status: string): PaymentState | undefined {
  return states.get(status.toLowerCase());
}

export function readReasonCode(written: string): number | undefined {
  return /^\d{1,6}$/.test(written) ? Number(written) : undefined;
}
