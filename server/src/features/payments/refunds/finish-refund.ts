import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { shareOfReturned } from '@shop/domain/refunds.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { lockOrderCertificates, settleRefunded } from '../../certificates/index.ts';
import { queueLetter } from '../../notifications/index.ts';
import { addToHistory, lockOrder, type OrderRow, unflagOrder } from '../../orders/index.ts';
import { findPaymentById, type Payment } from '../payments.queries.ts';
import { refundableOrder } from './refundable.ts';
import {
  findOpenRefund,
  type Refund,
  readRefundedBefore,
  readRefundParts,
  releasePieces,
  updateRefund,
} from './refunds.queries.ts';
import { returnOwedToCertificates } from './return-to-certificates.ts';

/** How long the provider may not yet know a refund that was requested. */
const unheardMinutes = 10;

/**
 * Finishes the open refund of a payment if the amount reported by the provider includes it. A refund that the provider
 * still does not know after a while has failed, and can be requested again.
 */
export async function settleRefund(
  tx: Transaction,
  tools: Pick<Shop, 'queue'>,
  payment: Payment,
  { isMoving }: { isMoving: boolean },
): Promise<void> {
  const refund = await findOpenRefund(tx, payment.id);
  if (refund === undefined) return;
  if (payment.refunded >= (await readRefundedBefore(tx, refund)) + refund.amount)
    return await finishRefund(tx, tools, refund);
  const minutes = (Date.now() - refund.createdAt.getTime()) / 60_000;
  if (!isMoving && minutes >= unheardMinutes) await failRefund(tx, refund, 'unheard_of');
}

/**
 * The money of a refund was sent: its certificates are blocked for good, certificates that paid get their share back,
 * the customer gets a letter, and the flags that asked for the refund are removed.
 */
export async function finishRefund(tx: Transaction, { queue }: Pick<Shop, 'queue'>, refund: Refund): Promise<void> {
  await updateRefund(tx, refund.id, { state: 'done' });
  const order = (await lockOrder(tx, refund.orderId))!;
  await lockOrderCertificates(tx, order.id);
  await settleRefunded(tx, refund.id, true);
  const toCertificates = await returnOwedToCertificates(tx, order);
  await unflagOrder(tx, order.id, await settledFlags(tx, order, refund));
  await queueLetter(tx, queue, {
    event: `order-refunded:${refund.id}`,
    kind: 'order-refunded',
    recipient: order.email,
    data: {
      orderId: order.id,
      amount: toDecimal(kopiykas(refund.amount)),
      isToCard: refund.paymentId !== null,
      toCertificates: toDecimal(toCertificates),
    },
  });
}

async function settledFlags(tx: Transaction, order: OrderRow, refund: Refund) {
  const payment = refund.paymentId === null ? undefined : await findPaymentById(tx, refund.paymentId);
  if (payment && !payment.isCounted) return payment.refunded === payment.amount ? (['paid_twice'] as const) : [];
  const isAnythingLeft = order.received > order.refunded;
  // For partly returned goods a part of the money is refunded, for a cancelled order all of it.
  if (isAnythingLeft && (order.state === 'cancelled' || (await isOwedMore(tx, order)))) return [];
  return isAnythingLeft
    ? (['refund_due', 'paid_too_much'] as const)
    : (['refund_due', 'paid_too_much', 'paid_after_cancelling'] as const);
}

/** Whether refunded pieces cost more than was sent back: one way of paying may not cover all of it. */
async function isOwedMore(tx: Transaction, order: OrderRow): Promise<boolean> {
  const parts = await readRefundParts(tx, order.id);
  const refundable = refundableOrder(order, parts);
  const pieces = parts.lines.map(({ refundedQuantity }) => refundedQuantity);
  return order.refunded < shareOfReturned(refundable, { pieces, isDeliveryBack: refundable.isDeliveryRefunded }).money;
}

/** The provider refused the refund: its pieces can be refunded again, and its certificates are valid again. */
export async function failRefund(tx: Transaction, refund: Refund, error: string): Promise<void> {
  await updateRefund(tx, refund.id, { state: 'failed', error });
  await releasePieces(tx, refund.id);
  await lockOrderCertificates(tx, refund.orderId);
  await settleRefunded(tx, refund.id, false);
  const data = { refund: refund.id, amount: refund.amount, error };
  await addToHistory(tx, { orderId: refund.orderId, actor: 'provider', what: 'refund_failed', data });
}
