/** The state of a card payment attempt. */
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
 * Allowed transitions. Payment updates come twice, late and in any order, and their times have only whole seconds, so a
 * payment never goes back to an earlier state. After a decline the customer may pay by another card, so an approval counts.
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

/** The state after a payment update. An unknown or late one changes nothing. */
export function nextPaymentState(state: PaymentState, reported: PaymentState | undefined): PaymentState {
  return reported !== undefined && allowed[state].includes(reported) ? reported : state;
}

/** States in which the provider must be asked: money may still come, or a refund is in progress. */
export const undecidedStates = [
  'created',
  'in_processing',
  'pending',
  'waiting_auth_complete',
  'refund_in_processing',
] as const satisfies PaymentState[];

/** The customer has entered a card and the bank has not decided yet: a second payment now could charge twice. */
export const onTheWayStates = ['in_processing', 'pending', 'waiting_auth_complete'] as const satisfies PaymentState[];

/** Refused by the provider so far; final only after the order's reservation ends. */
export const refusedStates = ['declined', 'expired'] as const satisfies PaymentState[];

export function isOneOf(states: readonly PaymentState[], state: PaymentState): boolean {
  return states.includes(state);
}
