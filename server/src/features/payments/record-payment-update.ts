import { createHash } from 'node:crypto';
import { toDecimal } from '@shop/domain/money.ts';
import { nextPaymentState, type PaymentState } from '@shop/domain/payment-states.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { flagOrder } from '../orders/order-history.ts';
import { alertOwner } from './alert-owner.ts';
import { applyCheckResult } from './apply-check-result.ts';
import type { ProviderUpdate } from './card-provider.ts';
import { countApproval } from './count-approval.ts';
import { isPartlyRefunded, isRefunded } from './payment-status.ts';
import {
  findPayment,
  insertPaymentEvent,
  insertUnmatchedUpdate,
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
export async function recordPaymentUpdate(tools: Tools, update: ProviderUpdate, source: Source): Promise<void> {
  const known = await findPayment(tools.db, update.reference);
  if (known === undefined) return await keepUnmatched(tools, update);
  await tools.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, known.orderId))!;
    // Read again: from here on nobody else changes it.
    const payment = (await findPayment(tx, update.reference))!;
    const amountMatches = update.amount === payment.amount && update.currency === payment.currency;
    const state = amountMatches ? nextPaymentState(payment.state, impliedState(update, payment)) : payment.state;
    const isFirstTime = await insertPaymentEvent(tx, {
      paymentId: payment.id,
      source,
      fingerprint: fingerprintOf(update, source),
      providerStatus: update.status,
      reasonCode: update.reasonCode ?? null,
      body: update.body,
      stateBefore: payment.state,
      stateAfter: state,
    });
    if (isFirstTime) logUpdate(tools, update, { payment: payment.id, source, before: payment.state, after: state });
    if (isFirstTime && !amountMatches) await flagOtherAmount(tx, tools, { order, payment, update });
    await changePayment(tx, tools, { order, payment, update, state });
    if (amountMatches) {
      const noted = (await findPayment(tx, update.reference))!;
      if (source === 'check') await applyCheckResult(tx, tools, order, { payment: noted, update });
      else await scheduleRefundCheck(tx, noted, update);
    } else if (source === 'check') await settleRefund(tx, tools, payment, { isMoving: false });
    await settleOrder(tx, tools, order.id);
  });
}

async function changePayment(
  tx: Transaction,
  tools: Tools,
  { order, payment, update, state }: { order: OrderRow; payment: Payment; update: ProviderUpdate; state: PaymentState },
): Promise<void> {
  if (state === payment.state) return;
  await updatePayment(tx, payment.id, {
    state,
    reasonCode: update.reasonCode ?? null,
    cardMask: update.cardMask ?? payment.cardMask,
    // Until the order is settled: whatever is undecided is to be asked about.
    nextAskAt: payment.nextAskAt ?? new Date(),
  });
  if (state === 'approved') await countApproval(tx, tools, order, payment);
}

/** Of money that went back in part the rest is still here. When it had begun to go, that is how it ended. */
function impliedState(update: ProviderUpdate, { amount, state: before }: Payment): PaymentState | undefined {
  const isRestHere = isRefunded(update) && update.refunded !== undefined && update.refunded < amount;
  return isRestHere && before !== 'refund_in_processing' ? 'approved' : update.state;
}

/** Of what went back in part more may have gone since. */
async function scheduleRefundCheck(tx: Transaction, payment: Payment, update: ProviderUpdate): Promise<void> {
  if (isRefunded(update) && isPartlyRefunded(payment))
    await updatePayment(tx, payment.id, { nextAskAt: payment.nextAskAt ?? new Date() });
}

/** Whatever was vouched for again is the same event, however it is written this time. */
function fingerprintOf({ meaning, refunded }: ProviderUpdate, source: string): string {
  return createHash('sha256')
    .update(JSON.stringify([source, meaning, refunded ?? null]))
    .digest('hex');
}

/** Nothing personal, neither the card nor its owner, and not the reference, with which an order is seen. */
function logUpdate(
  { log }: Tools,
  { status, reasonCode }: ProviderUpdate,
  change: { payment: number; source: Source; before: PaymentState; after: PaymentState },
): void {
  log.info({ ...change, status, reasonCode }, 'payment webhook');
}

async function flagOtherAmount(
  tx: Transaction,
  tools: Tools,
  { order, payment, update }: { order: OrderRow; payment: Payment; update: ProviderUpdate },
): Promise<void> {
  await flagOrder(tx, order.id, 'amount_differs');
  await alertOwner(tx, tools, {
    event: `amount-differs:${payment.id}:${fingerprintOf(update, '').slice(0, 16)}`,
    what: 'amount_differs',
    orderId: order.id,
    ...told(update),
  });
}

/** Money without an order, perhaps: it is kept, and a person has to look. */
async function keepUnmatched(tools: Tools, update: ProviderUpdate): Promise<void> {
  const fingerprint = fingerprintOf(update, '');
  await tools.db.transaction(async (tx) => {
    const isFirstTime = await insertUnmatchedUpdate(tx, {
      provider: 'wayforpay',
      fingerprint,
      reference: update.reference,
      providerStatus: update.status,
      amount: update.amount ?? null,
      currency: update.currency,
      body: update.body,
    });
    if (!isFirstTime) return;
    await alertOwner(tx, tools, {
      event: `stray:${fingerprint.slice(0, 16)}`,
      what: 'unknown_order',
      orderId: null,
      ...told(update),
    });
  });
}

function told({ reference, amount, currency, status }: ProviderUpdate) {
  return { reference, amount: amount === undefined ? null : toDecimal(amount), currency, status };
}
