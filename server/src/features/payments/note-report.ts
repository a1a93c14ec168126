import { createHash } from 'node:crypto';
import { toDecimal } from '@shop/domain/money.ts';
import { nextPaymentState, type PaymentState } from '@shop/domain/payment-states.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { flagOrder } from '../orders/order-history.ts';
import { alertOwner } from './alert-owner.ts';
import type { CardReport } from './card-provider.ts';
import { countApproval } from './count-approval.ts';
import { noteAnswer } from './note-answer.ts';
import { isBack, isBackInPart } from './payment-status.ts';
import {
  findPayment,
  insertPaymentEvent,
  insertStrayReport,
  lockOrder,
  type OrderRow,
  type Payment,
  updatePayment,
} from './payments.queries.ts';
import { settleOrder } from './settle-order.ts';
import { settleRefund } from './settle-refund.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'log'>;
type Source = 'callback' | 'return' | 'check';

/**
 * Writes down what the provider has said, once, and does what follows from it, in one transaction that begins with the
 * order's row. Told any number of times, by any number of processes, in any order, the books end the same.
 */
export async function noteReport(tools: Tools, report: CardReport, source: Source): Promise<void> {
  const known = await findPayment(tools.db, report.reference);
  if (known === undefined) return await keepStray(tools, report);
  await tools.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, known.orderId))!;
    // Read again: from here on nobody else changes it.
    const payment = (await findPayment(tx, report.reference))!;
    const isOurs = report.amount === payment.amount && report.currency === payment.currency;
    const state = isOurs ? nextPaymentState(payment.state, meantState(report, payment)) : payment.state;
    const isNews = await insertPaymentEvent(tx, {
      paymentId: payment.id,
      source,
      fingerprint: fingerprintOf(report, source),
      providerStatus: report.status,
      reasonCode: report.reasonCode ?? null,
      body: report.body,
      stateBefore: payment.state,
      stateAfter: state,
    });
    if (isNews) logReport(tools, report, { payment: payment.id, source, before: payment.state, after: state });
    if (isNews && !isOurs) await warnOfOtherAmount(tx, tools, { order, payment, report });
    await changePayment(tx, tools, { order, payment, report, state });
    if (isOurs) {
      const noted = (await findPayment(tx, report.reference))!;
      if (source === 'check') await noteAnswer(tx, tools, order, { payment: noted, report });
      else await askHowMuch(tx, noted, report);
    } else if (source === 'check') await settleRefund(tx, tools, payment, { isMoving: false });
    await settleOrder(tx, tools, order.id);
  });
}

async function changePayment(
  tx: Transaction,
  tools: Tools,
  { order, payment, report, state }: { order: OrderRow; payment: Payment; report: CardReport; state: PaymentState },
): Promise<void> {
  if (state === payment.state) return;
  await updatePayment(tx, payment.id, {
    state,
    reasonCode: report.reasonCode ?? null,
    cardMask: report.cardMask ?? payment.cardMask,
    // Until the order is settled: whatever is undecided is to be asked about.
    nextAskAt: payment.nextAskAt ?? new Date(),
  });
  if (state === 'approved') await countApproval(tx, tools, order, payment);
}

/** Of money that went back in part the rest is still here. When it had begun to go, that is how it ended. */
function meantState(report: CardReport, { amount, state: before }: Payment): PaymentState | undefined {
  const isRestHere = isBack(report) && report.refunded !== undefined && report.refunded < amount;
  return isRestHere && before !== 'refund_in_processing' ? 'approved' : report.state;
}

/** Of what went back in part more may have gone since. */
async function askHowMuch(tx: Transaction, payment: Payment, report: CardReport): Promise<void> {
  if (isBack(report) && isBackInPart(payment))
    await updatePayment(tx, payment.id, { nextAskAt: payment.nextAskAt ?? new Date() });
}

/** Whatever was vouched for again is the same event, however it is written this time. */
function fingerprintOf({ meaning, refunded }: CardReport, source: string): string {
  return createHash('sha256')
    .update(JSON.stringify([source, meaning, refunded ?? null]))
    .digest('hex');
}

/** Nothing personal, neither the card nor its owner, and not the reference, with which an order is seen. */
function logReport(
  { log }: Tools,
  { status, reasonCode }: CardReport,
  change: { payment: number; source: Source; before: PaymentState; after: PaymentState },
): void {
  log.info({ ...change, status, reasonCode }, 'payment report');
}

async function warnOfOtherAmount(
  tx: Transaction,
  tools: Tools,
  { order, payment, report }: { order: OrderRow; payment: Payment; report: CardReport },
): Promise<void> {
  await flagOrder(tx, order.id, 'amount_differs');
  await alertOwner(tx, tools, {
    event: `amount-differs:${payment.id}:${fingerprintOf(report, '').slice(0, 16)}`,
    what: 'amount_differs',
    orderId: order.id,
    ...told(report),
  });
}

/** Money without an order, perhaps: it is kept, and a person has to look. */
async function keepStray(tools: Tools, report: CardReport): Promise<void> {
  const fingerprint = fingerprintOf(report, '');
  await tools.db.transaction(async (tx) => {
    const isNews = await insertStrayReport(tx, {
      provider: 'wayforpay',
      fingerprint,
      reference: report.reference,
      providerStatus: report.status,
      amount: report.amount ?? null,
      currency: report.currency,
      body: report.body,
    });
    if (!isNews) return;
    await alertOwner(tx, tools, {
      event: `stray:${fingerprint.slice(0, 16)}`,
      what: 'unknown_order',
      orderId: null,
      ...told(report),
    });
  });
}

function told({ reference, amount, currency, status }: CardReport) {
  return { reference, amount: amount === undefined ? null : toDecimal(amount), currency, status };
}
