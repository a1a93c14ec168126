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

/** The possible outcomes of a payment attempt. */
export type Outcome =
  | 'approved'
  | 'declined'
  | 'insufficient funds'
  | '3-D Secure'
  | '3-D Secure failed'
  | 'pending'
  | 'expired';

export type Means = { cardPan: string; paymentSystem: 'card' | 'googlePay' | 'applePay' };

/** A payment as the company stores it. Dates are Unix seconds, sums are kopiykas. */
export type Payment = Means & {
  purchase: Purchase;
  /** The id of the payment page in its address. */
  session: string;
  status: Status;
  reasonCode: ReasonCode;
  authCode: string;
  createdDate: number;
  processingDate: number;
  refunded: number;
  refundOnItsWay: number;
  /** The next scheduled change, with its time in milliseconds. */
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

/** Paid, authorised or refunded: cannot be paid again. */
export function isPaid({ status }: Payment): boolean {
  return ['WaitingAuthComplete', 'Approved', 'RefundInProcessing', 'Refunded', 'Voided'].includes(status);
}
