import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import { isPaid, type Means, noMeans, type Outcome, outcomes, type Payment } from './payment.ts';
import type { Purchase, Refused } from './read-purchase.ts';

/** How long the bank waits for the customer before it approves by itself. */
const bankCheckMs = 8_000;
const lateRefundMs = 30_000;

/** Statuses without a webhook: the customer is still paying. */
const silentStatuses: readonly Payment['status'][] = ['Created', 'InProcessing'];

/** A past payment of the demonstration. */
export type PastPayment = {
  reference: string;
  kopiykas: number;
  refunded: number;
  cardPan: string;
  /** In milliseconds. */
  paidAt: number;
};

/** All payments of the company, with their scheduled changes. */
export class Ledger {
  readonly #payments = new Map<string, Payment>();
  readonly #timers = new Map<string, () => void>();
  readonly #clock: Clock;
  readonly #onChange: (payment: Payment, isReported: boolean) => void;
  /** The merchant's balance does not cover refunds: they are delayed. */
  isShortOfMoney = false;

  constructor(clock: Clock, onChange: (payment: Payment, isReported: boolean) => void, known: readonly Payment[] = []) {
    this.#clock = clock;
    this.#onChange = onChange;
    for (const payment of known) {
      this.#payments.set(payment.purchase.reference, payment);
      this.#planWhatIsDue(payment);
    }
  }

  get payments(): Payment[] {
    return [...this.#payments.values()];
  }

  find(reference: string): Payment | undefined {
    return this.#payments.get(reference);
  }

  findBySession(session: string): Payment | undefined {
    return this.payments.find((payment) => payment.session === session);
  }

  /** Adds past payments for the demonstration, without webhooks; known ones stay unchanged. */
  recall(past: readonly PastPayment[]): void {
    const unknown = past.filter(({ reference }) => !this.#payments.has(reference)).map(recalled);
    for (const payment of unknown) this.#payments.set(payment.purchase.reference, payment);
    const last = unknown.at(-1);
    if (last !== undefined) this.#onChange(last, false);
  }

  /** A reference can be used once, except that the same purchase can be reopened before it is paid. */
  open(purchase: Purchase): Payment | Refused {
    const known = this.find(purchase.reference);
    if (known !== undefined) {
      const isSamePage = ['Created', 'InProcessing', 'Expired'].includes(known.status);
      if (!isSamePage || known.purchase.signature !== purchase.signature) return { refused: 1112 };
      known.purchase = purchase;
      this.#onChange(known, false);
      return known;
    }
    const now = this.#clock.now();
    const payment: Payment = {
      ...noMeans,
      purchase,
      session: randomUUID(),
      status: 'Created',
      reasonCode: 1131,
      authCode: '',
      createdDate: seconds(now),
      processingDate: seconds(now),
      refunded: 0,
      refundOnItsWay: 0,
      due: { at: now + purchase.timeoutSeconds * 1000, change: 'expire' },
    };
    this.#payments.set(purchase.reference, payment);
    this.#change(payment, {});
    return payment;
  }

  decide(payment: Payment, outcome: Outcome, means: Means = payment): void {
    if (isPaid(payment)) throw new Error(`${payment.purchase.reference} is ${payment.status} already`);
    const { status, reasonCode } = outcomes[outcome];
    const isYes = outcome === 'approved';
    this.#change(payment, {
      status: isYes && payment.purchase.isHold ? 'WaitingAuthComplete' : status,
      reasonCode,
      cardPan: outcome === 'expired' ? '' : means.cardPan,
      paymentSystem: means.paymentSystem,
      authCode: isYes ? String(randomInt(100_000, 1_000_000)) : '',
      due: outcome === '3-D Secure' ? { at: this.#clock.now() + bankCheckMs, change: 'approve' } : null,
    });
  }

  /** Charges the authorised money. */
  settle(payment: Payment, kopiykas: number): void {
    this.#change(payment, { purchase: { ...payment.purchase, kopiykas }, status: 'Approved', reasonCode: 1100 });
  }

  release(payment: Payment): void {
    this.#change(payment, { status: 'Voided', reasonCode: 1100, refunded: payment.purchase.kopiykas });
  }

  refund(payment: Payment, kopiykas: number): void {
    if (this.isShortOfMoney)
      this.#change(payment, {
        status: 'RefundInProcessing',
        reasonCode: 1138,
        refundOnItsWay: payment.refundOnItsWay + kopiykas,
        due: { at: this.#clock.now() + lateRefundMs, change: 'refund' },
      });
    else this.#change(payment, { status: 'Refunded', reasonCode: 1100, refunded: payment.refunded + kopiykas });
  }

  close(): void {
    for (const callOff of this.#timers.values()) callOff();
    this.#timers.clear();
  }

  #change(payment: Payment, changes: Partial<Payment>): void {
    Object.assign(payment, changes, { processingDate: seconds(this.#clock.now()) });
    this.#planWhatIsDue(payment);
    this.#onChange(payment, !silentStatuses.includes(payment.status));
  }

  #planWhatIsDue(payment: Payment): void {
    const { purchase, due } = payment;
    this.#timers.get(purchase.reference)?.();
    this.#timers.delete(purchase.reference);
    if (due === null) return;
    const ms = Math.max(0, due.at - this.#clock.now());
    this.#timers.set(
      purchase.reference,
      this.#clock.after(ms, () => this.#doWhatIsDue(payment, due.change)),
    );
  }

  #doWhatIsDue(payment: Payment, change: NonNullable<Payment['due']>['change']): void {
    if (change === 'refund') this.#finishRefund(payment);
    else if (!isPaid(payment)) this.decide(payment, change === 'approve' ? 'approved' : 'expired');
  }

  #finishRefund(payment: Payment): void {
    const refunded = payment.refunded + payment.refundOnItsWay;
    this.#change(payment, { status: 'Refunded', reasonCode: 1100, refunded, refundOnItsWay: 0, due: null });
  }
}

function recalled({ reference, kopiykas, refunded, cardPan, paidAt }: PastPayment): Payment {
  return {
    purchase: {
      ...{ reference, kopiykas, currency: 'UAH', products: [], signature: '', isHold: false, apiVersion: 1 },
      ...{ timeoutSeconds: 0, serviceUrl: null, returnUrl: null, isInFrame: true, clientStartTime: null },
    },
    session: randomUUID(),
    status: refunded > 0 ? 'Refunded' : 'Approved',
    reasonCode: 1100,
    authCode: String(randomInt(100_000, 1_000_000)),
    cardPan,
    paymentSystem: 'card',
    createdDate: seconds(paidAt),
    processingDate: seconds(paidAt),
    refunded,
    refundOnItsWay: 0,
    due: null,
  };
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
