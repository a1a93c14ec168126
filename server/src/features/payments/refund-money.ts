import { Refusal } from '@shop/contract/refusal.ts';
import { type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { noteChange } from '../audit/note-change.ts';
import { addToHistory } from '../orders/order-history.ts';
import { takeFromReceived } from './count-refund.ts';
import { finishRefund } from './finish-refund.ts';
import { askForRefund, noteRefundAnswer } from './note-refund-answer.ts';
import { listAttempts, lockOrder, type OrderRow, type Payment, updatePayment } from './payments.queries.ts';
import { refundableByHand, refundableOf } from './refundable.ts';
import { findRefundByKey, insertRefund, listRefunds, type Refund } from './refunds.queries.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>;

export type WantedRefund = {
  orderId: number;
  member: { id: number };
  amount: Kopiykas;
  reason: string;
  requestKey: string;
  /** Whose provider sends it; nothing when it is given back by hand. */
  paymentId: number | null;
};

/**
 * Sends money back. It is claimed first, so that nobody else sends the same; then the provider is asked, outside of any
 * transaction; then its answer is written down. When it does not come, the payment is asked about until it is known.
 */
export async function refundMoney(tools: Tools, wanted: WantedRefund): Promise<void> {
  const claimed = await tools.db.transaction((tx) => claimRefund(tx, tools, wanted));
  if (claimed === undefined) return;
  const answer = await askForRefund(tools, claimed);
  await noteRefundAnswer(tools, claimed, answer);
  if (answer?.state === 'refused') throw new Refusal('refund_refused', { said: answer.status });
}

/** What the provider is to be asked for: nothing when it was given back by hand, or was asked for before. */
async function claimRefund(
  tx: Transaction,
  tools: Pick<Shop, 'queue'>,
  wanted: WantedRefund,
): Promise<{ refund: Refund; payment: Payment } | undefined> {
  const { orderId, member, amount, reason, requestKey, paymentId } = wanted;
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Refusal('order_not_found', {});
  if ((await findRefundByKey(tx, requestKey)) !== undefined) return undefined;
  const payment = await requireRefundable(tx, order, { amount, paymentId });
  const state = payment === undefined ? 'done' : 'requested';
  const refund = await insertRefund(tx, { orderId, paymentId, amount, reason, requestKey, staffId: member.id, state });
  await noteChange(tx, member, {
    action: 'refund',
    subject: 'order',
    subjectId: orderId,
    after: { amount: toDecimal(amount), reason },
  });
  const actor = { orderId, actor: 'staff', staffId: member.id } as const;
  if (payment === undefined) {
    await addToHistory(tx, { ...actor, what: 'refunded_by_hand', data: { amount } });
    await takeFromReceived(tx, order, amount);
    await finishRefund(tx, tools, refund);
    return undefined;
  }
  const data = { refund: refund.id, amount, payment: payment.reference, refundedBefore: payment.refunded };
  await addToHistory(tx, { ...actor, what: 'refund_requested', data });
  // Whatever becomes of this process, somebody will ask.
  await updatePayment(tx, payment.id, { nextAskAt: new Date(Date.now() + 120_000) });
  return { refund, payment };
}

/** The payment that is refunded, if it is one; refuses more than there is. */
async function requireRefundable(
  tx: Transaction,
  order: OrderRow,
  { amount, paymentId }: Pick<WantedRefund, 'amount' | 'paymentId'>,
): Promise<Payment | undefined> {
  const asked = await listRefunds(tx, order.id);
  const isUnderWay = asked.some(
    (each) => each.paymentId === paymentId && (each.state === 'requested' || each.state === 'in_processing'),
  );
  if (isUnderWay) throw new Refusal('refund_in_progress', {});
  const attempts = await listAttempts(tx, order.id);
  const payment = attempts.find(({ id }) => id === paymentId);
  const counted = attempts.find(({ isCounted }) => isCounted);
  const mostByHand = paymentId === null ? refundableByHand(order, asked, counted) : 0;
  const most = payment === undefined ? mostByHand : refundableOf(payment, order, asked);
  if (amount > most) throw new Refusal('refund_above_received', { refundable: toDecimal(kopiykas(most)) });
  return payment;
}
