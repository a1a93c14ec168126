import type { Said } from '../test-bank.ts';

/** The true state of an attempt, at the bank. */
type BankState =
  | 'unopened'
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

/** An attempt in the bank's books. */
export type BankAttempt = {
  reference: string;
  orderId: number;
  amount: number;
  /** The minute in which the offer to pay ends. */
  offeredUntil: number;
  state: BankState;
  refunded: number;
  wasApproved: boolean;
  /** The minute in which the shop was last told that there is no money. */
  refusedAt: number | undefined;
  /** The first update about the money that the shop got; unsure after an interruption, or after several at once. */
  firstTold: 'nothing' | 'approval' | 'refund' | 'unsure';
};

export function newAttempt(given: Pick<BankAttempt, 'reference' | 'orderId' | 'amount' | 'offeredUntil'>): BankAttempt {
  return {
    ...given,
    state: 'unopened',
    refunded: 0,
    wasApproved: false,
    refusedAt: undefined,
    firstTold: 'nothing',
  };
}

const unpaid: BankState[] = ['unopened', 'created', 'in_processing', 'pending', 'waiting_auth_complete', 'declined'];
const onTheWay: BankState[] = ['in_processing', 'pending', 'waiting_auth_complete'];

/** Possible state transitions at the bank. After a decline the customer may use another card. */
const moves = {
  open: { from: ['unopened'], to: 'created' },
  process: { from: ['unopened', 'created', 'declined'], to: 'in_processing' },
  suspect: { from: ['in_processing'], to: 'pending' },
  authenticate: { from: ['in_processing', 'pending'], to: 'waiting_auth_complete' },
  approve: { from: unpaid, to: 'approved' },
  decline: { from: unpaid, to: 'declined' },
  expire: { from: ['created', 'declined'], to: 'expired' },
  beginRefund: { from: ['approved'], to: 'refund_in_processing' },
  refundPart: { from: ['approved', 'refund_in_processing'], to: 'approved' },
  refund: { from: ['approved', 'refund_in_processing'], to: 'refunded' },
  void: { from: ['approved'], to: 'voided' },
  // Before the shop was told of the approval.
  approveAndRefund: { from: unpaid, to: 'refunded' },
  approveAndRefundPart: { from: unpaid, to: 'approved' },
} as const satisfies Record<string, { from: readonly BankState[]; to: BankState }>;

export type BankMove = keyof typeof moves;
export const bankMoves = Object.keys(moves) as BankMove[];

/** Makes the move; returns whether it was possible. */
export function move(attempt: BankAttempt, how: BankMove): boolean {
  const { from, to } = moves[how];
  if (!(from as readonly BankState[]).includes(attempt.state)) return false;
  if (how === 'void' && attempt.refunded > 0) return false;
  const part = Math.floor((attempt.amount - attempt.refunded) / 2);
  if (how === 'refundPart' && part === 0) return false;
  attempt.state = to;
  attempt.wasApproved ||= ['approved', 'refunded', 'voided'].includes(to);
  if (how === 'refundPart' || how === 'approveAndRefundPart') attempt.refunded += part;
  if (to === 'refunded' || to === 'voided') attempt.refunded = attempt.amount;
  return true;
}

export function isOnTheWay({ state }: BankAttempt): boolean {
  return onTheWay.includes(state);
}

/** The bank has no money of the customer and says so. */
export function isRefused({ state }: BankAttempt): boolean {
  return ['unopened', 'declined', 'expired'].includes(state);
}

/** The customer's money that the bank has. */
export function kept({ wasApproved, amount, refunded }: BankAttempt): number {
  return wasApproved ? amount - refunded : 0;
}

const words: Record<BankState, string> = {
  unopened: '',
  created: 'Created',
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

export type Statement = Said & { amount: number };

/** The bank's current statement about an attempt. After a partial refund it says `refunded`, with the amount. */
export function statement({ state, amount, refunded }: BankAttempt): Statement {
  const isPartlyRefunded = state === 'approved' && refunded > 0;
  return {
    transactionStatus: isPartlyRefunded ? words.refunded : words[state],
    amount: amount / 100,
    ...(refunded > 0 && { refundAmount: refunded / 100 }),
  };
}
