import { createHash } from 'node:crypto';
import { toDecimal } from '@shop/domain/money.ts';
import { nextPaymentState, type PaymentState } from '@shop/domain/payment-states.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { flagOrder, lockOrder, type OrderRow } from '../../orders/index.ts';
import type { ProviderUpdate } from '../card-provider.ts';
import { isPartlyRefunded, isRefunded } from '../payment-status.ts';
import {
  findPayment,
  insertPaymentEvent,
  insertUnmatchedUpdate,
  type Payment,
  updatePayment,
} from '../payments.queries.ts';
import { settleRefund } from '../refunds/finish-refund.ts';
import { alertOwner } from './alert-owner.ts';
import { applyCheckResult } from './apply-check-result.ts';
import { countApproval } from './count-approval.ts';
import { settleOrder } from './settle-order.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'log'>;
type Source = 'callback' | 'return' | 'check';

/**
 * Records a payment update once and applies it, in one transaction that first locks the order. Repeated updates, in any
 * order and from any number of processes, leave the same books.
 */
export async function recordPaymentUpdate(tools: Tools, update: ProviderUpdate, source: Source): Promise<void> {
  const known = await findPayment(tools.db, update.reference);
  if (known === undefined) return await keepUnmatched(tools, update, source);
  await tools.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, known.orderId))!;
    // Read again under the lock.
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
      const changed = (await findPayment(tx, update.reference))!;
      if (source === 'check') await applyCheckResult(tx, tools, order, { payment: changed, update });
      else await scheduleRefundCheck(tx, changed, update);
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
    // Ask again until the order is settled.
    nextAskAt: payment.nextAskAt ?? new Date(),
  });
  if (state === 'approved') await countApproval(tx, tools, order, payment);
}

/** After a partial refund the payment stays approved, since the rest is still here, unless a refund was in progress. */
function impliedState(update: ProviderUpdate, { amount, state: before }: Payment): PaymentState | undefined {
  const isRestHere = isRefunded(update) && update.refunded !== undefined && update.refunded < amount;
  return isRestHere && before !== 'refund_in_processing' ? 'approved' : update.state;
}

/** After a partial refund more may have been refunded since: ask the provider. */
async function scheduleRefundCheck(tx: Transaction, payment: Payment, update: ProviderUpdate): Promise<void> {
  if (isRefunded(update) && isPartlyRefunded(payment))
    await updatePayment(tx, payment.id, { nextAskAt: payment.nextAskAt ?? new Date() });
}

/** The same signed values are the same event, even if the body is formatted differently. */
function fingerprintOf({ meaning, refunded }: ProviderUpdate, source: string): string {
  return createHash('sha256')
    .update(JSON.stringify([source, meaning, refunded ?? null]))
    .digest('hex');
}

/** Logs nothing personal: no card, no owner. No reference either, because it opens the order's page. */
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
    ...alertFacts(update),
  });
}

/** An update for an unknown attempt may be money without an order: it is stored, and the owners are alerted. */
async function keepUnmatched(tools: Tools, update: ProviderUpdate, source: Source): Promise<void> {
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
    const { status, reasonCode } = update;
    tools.log.warn({ fingerprint, source, status, reasonCode }, 'webhook for unknown payment attempt');
    await alertOwner(tx, tools, {
      event: `stray:${fingerprint.slice(0, 16)}`,
      what: 'unknown_order',
      orderId: null,
      ...alertFacts(update),
    });
  });
}

function alertFacts({ reference, amount, currency, status }: ProviderUpdate) {
  return { reference, amount: amount === undefined ? null : toDecimal(amount), currency, status };
}
