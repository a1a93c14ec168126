import { kopiykas } from '@shop/domain/money.ts';
import { nextPaymentState } from '@shop/domain/payment-states.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { lockOrder } from '../../orders/index.ts';
import type { RefundAnswer } from '../card-provider.ts';
import { findPayment, insertPaymentEvent, type Payment, updatePayment } from '../payments.queries.ts';
import { countRefund } from '../updates/count-refund.ts';
import { settleOrder } from '../updates/settle-order.ts';
import { failRefund, finishRefund } from './finish-refund.ts';
import { findOpenRefund, type Refund, updateRefund } from './refunds.queries.ts';

/** A manager waits for the answer. */
const answerWithinMs = 20_000;

type Claimed = { refund: Refund; payment: Payment };

/** The provider's answer; undefined without an answer that can be trusted. */
export async function askForRefund(
  { cardProvider, log }: Pick<Shop, 'cardProvider' | 'log'>,
  { refund, payment }: Claimed,
): Promise<RefundAnswer | undefined> {
  const { amount, reason } = refund;
  const asked = { reference: payment.reference, amount: kopiykas(amount), comment: reason };
  try {
    return await cardProvider.refund(asked, AbortSignal.timeout(answerWithinMs));
  } catch (error) {
    log.warn({ err: error, refund: refund.id }, 'refund status unknown');
    return undefined;
  }
}

/** Records the answer, unless a webhook has settled the refund meanwhile: refunded money is counted once. */
export async function recordRefundAnswer(
  tools: Pick<Shop, 'db' | 'queue' | 'log'>,
  { refund, payment: before }: Claimed,
  answer: RefundAnswer | undefined,
): Promise<void> {
  await tools.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, refund.orderId))!;
    const payment = (await findPayment(tx, before.reference))!;
    if ((await findOpenRefund(tx, payment.id))?.id !== refund.id) return;
    const state = stateAfter(payment, before.refunded + refund.amount, answer);
    if (answer !== undefined) await keepAnswer(tx, { refund, payment, state, answer });
    if (answer?.state === 'refused') await failRefund(tx, refund, errorText(answer));
    else if (answer === undefined || answer.state === 'refund_in_processing')
      await updateRefund(tx, refund.id, { state: 'in_processing' });
    else {
      await countRefund(tx, order, payment, before.refunded + refund.amount);
      await finishRefund(tx, tools, refund);
    }
    if (state !== payment.state) await updatePayment(tx, payment.id, { state, nextAskAt: new Date() });
    await settleOrder(tx, tools, order.id);
  });
}

/** After a partial refund the payment keeps its state, because the rest is still here. */
function stateAfter(payment: Payment, refunded: number, answer: RefundAnswer | undefined): Payment['state'] {
  if (answer === undefined || answer.state === 'refused') return payment.state;
  const isWhole = answer.state === 'refund_in_processing' || refunded >= payment.amount;
  return isWhole ? nextPaymentState(payment.state, answer.state) : payment.state;
}

async function keepAnswer(
  tx: Transaction,
  { refund, payment, state, answer }: Claimed & { state: Payment['state']; answer: RefundAnswer },
): Promise<void> {
  await insertPaymentEvent(tx, {
    paymentId: payment.id,
    source: 'refund',
    fingerprint: `refund ${refund.id}`,
    providerStatus: answer.status,
    reasonCode: answer.reasonCode ?? null,
    body: answer.body,
    stateBefore: payment.state,
    stateAfter: state,
  });
}

function errorText({ status, reasonCode }: RefundAnswer): string {
  return reasonCode === undefined ? status : `${status}, ${reasonCode}`;
}
