/** How far an attempt to pay by card has come. */
export type PaymentState =
  | 'created'
  | 'in_processing'
  | 'pending'
  | 'waiting_auth_complete'
  | 'approved'
  | 'declined'
  | 'expired'
  | 'refund_in_processing'
  | 'refunded'
  | 'voided';

const afterApproval = ['refund_in_processing', 'refunded', 'voided'] as const;
const decisions = ['approved', 'declined', 'expired', ...afterApproval] as const;

/**
 * What a report may change, whenever it comes: reports come twice, late and in any order, and their dates have whole
 * seconds only. A payment never goes back. After a no the customer may still pay by another card, so an approval counts.
 */
const allowed: Record<PaymentState, readonly PaymentState[]> = {
  created: ['in_processing', 'pending', 'waiting_auth_complete', ...decisions],
  in_processing: ['pending', 'waiting_auth_complete', ...decisions],
  pending: ['waiting_auth_complete', ...decisions],
  waiting_auth_complete: decisions,
  declined: ['approved', ...afterApproval],
  expired: ['approved', ...afterApproval],
  approved: afterApproval,
  refund_in_processing: ['refunded', 'voided'],
  refunded: [],
  voided: [],
};

/** The state after a report; one that nobody knows, or that comes too late, changes nothing. */
export function nextPaymentState(state: PaymentState, reported: PaymentState | undefined): PaymentState {
  return reported !== undefined && allowed[state].includes(reported) ? reported : state;
}

/** The provider is still to be asked: money may come, or is still on its way back. */
export const undecidedStates = [
  'created',
  'in_processing',
  'pending',
  'waiting_auth_complete',
  'refund_in_processing',
] as const satisfies PaymentState[];

/** The customer has given a card and the bank has not answered yet: whoever pays again now may pay twice. */
export const onTheWayStates = ['in_processing', 'pending', 'waiting_auth_complete'] as const satisfies PaymentState[];

/** A no, as far as the provider has said; only after the order's hold it is the last word. */
export const refusedStates = ['declined', 'expired'] as const satisfies PaymentState[];

export function isOneOf(states: readonly PaymentState[], state: PaymentState): boolean {
  return states.includes(state);
}
