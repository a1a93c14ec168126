import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { queueLetter } from '../notifications/queue-letter.ts';
import { addToHistory, unflagOrder } from '../orders/order-history.ts';
import { findPaymentById, lockOrder, type OrderRow } from './payments.queries.ts';
import { type Refund, updateRefund } from './refunds.queries.ts';

/** The money of a refund has gone: the customer is told, and what asked for it is seen to. */
export async function finishRefund(tx: Transaction, { queue }: Pick<Shop, 'queue'>, refund: Refund): Promise<void> {
  await updateRefund(tx, refund.id, { state: 'done' });
  const order = (await lockOrder(tx, refund.orderId))!;
  await unflagOrder(tx, order.id, await seenTo(tx, order, refund));
  await queueLetter(tx, queue, {
    event: `order-refunded:${refund.id}`,
    kind: 'order-refunded',
    recipient: order.email,
    data: {
      orderId: order.id,
      amount: toDecimal(kopiykas(refund.amount)),
      isToCard: refund.paymentId !== null,
    },
  });
}

async function seenTo(tx: Transaction, order: OrderRow, refund: Refund) {
  const payment = refund.paymentId === null ? undefined : await findPaymentById(tx, refund.paymentId);
  if (payment && !payment.isCounted) return payment.refunded === payment.amount ? (['paid_twice'] as const) : [];
  const isAnythingLeft = order.received > order.refunded;
  // Of goods that came back in part a part of the money goes back; of a cancelled order all of it does.
  if (order.state === 'cancelled' && isAnythingLeft) return [];
  return isAnythingLeft
    ? (['refund_due', 'paid_too_much'] as const)
    : (['refund_due', 'paid_too_much', 'paid_after_cancelling'] as const);
}

/** The provider would not send it, and nothing was counted. */
export async function failRefund(tx: Transaction, refund: Refund, error: string): Promise<void> {
  await updateRefund(tx, refund.id, { state: 'failed', error });
  const data = { refund: refund.id, amount: refund.amount, error };
  await addToHistory(tx, { orderId: refund.orderId, actor: 'provider', what: 'refund_failed', data });
}
