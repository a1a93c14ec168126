import type { Purchase } from './read-purchase.ts';
import type { ReasonCode } from './reasons.ts';

export type Status =
  | 'Created'
  | 'InProcessing'
  | 'Pending'
  | 'WaitingAuthComplete'
  | 'Approved'
  | 'Declined'
  | 'Expired'
  | 'RefundInProcessing'
  | 'Refunded'
  | 'Voided';

/** What may come of a customer's attempt to pay. */
export type Outcome =
  | 'approved'
  | 'declined'
  | 'insufficient funds'
  | '3-D Secure'
  | '3-D Secure failed'
  | 'pending'
  | 'expired';

export type Means = { cardPan: string; paymentSystem: 'card' | 'googlePay' | 'applePay' };

/** One order of a merchant, as the company keeps it. Dates are Unix seconds, sums are kopiykas. */
export type Payment = Means & {
  purchase: Purchase;
  /** By which the customer's browser finds its page. */
  session: string;
  status: Status;
  reasonCode: ReasonCode;
  authCode: string;
  createdDate: number;
  processingDate: number;
  refunded: number;
  refundOnItsWay: number;
  /** What happens by itself, and when (in milliseconds). */
  due: { at: number; change: 'expire' | 'approve' | 'refund' } | null;
};

export const outcomes: Record<Outcome, Pick<Payment, 'status' | 'reasonCode'>> = {
  approved: { status: 'Approved', reasonCode: 1100 },
  declined: { status: 'Declined', reasonCode: 1101 },
  'insufficient funds': { status: 'Declined', reasonCode: 1104 },
  '3-D Secure': { status: 'InProcessing', reasonCode: 1131 },
  '3-D Secure failed': { status: 'Declined', reasonCode: 1108 },
  pending: { status: 'Pending', reasonCode: 1134 },
  expired: { status: 'Expired', reasonCode: 1124 },
};

export const noMeans: Means = { cardPan: '', paymentSystem: 'card' };

/** Money has come, or may not come any more: nobody can pay this a second time. */
export function isPaid({ status }: Payment): boolean {
  return ['WaitingAuthComplete', 'Approved', 'RefundInProcessing', 'Refunded', 'Voided'].includes(status);
}
