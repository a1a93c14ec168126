import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../job-queue.ts';
import { blockBoughtCertificates, returnCertificates } from '../certificates/index.ts';
import { queueLetter, withdrawLetter } from '../notifications/index.ts';
import { returnPromoCode } from '../promo-codes/index.ts';
import { returnStock } from '../stock/index.ts';
import { flagOrder, type OrderEvent, unflagOrder } from './order-history.ts';
import { readOrderRow, updateOrder } from './order-row.queries.ts';
import { addToHistory, listSoldLines } from './orders.queries.ts';

/**
 * Cancels an order that the caller has locked. Stock, promo code and certificates are returned, and certificates that
 * the order has bought are blocked; the staff cannot cancel when one of them is spent. Received money is not refunded
 * here: the order is flagged for a refund.
 */
export async function cancelOrder(
  tx: Transaction,
  queue: JobQueue,
  orderId: number,
  why: Pick<OrderEvent, 'actor' | 'cause' | 'staffId' | 'data'>,
): Promise<void> {
  const { reference, email, promoCodeId, revivals, received, refunded, confirmBy } = await readOrderRow(tx, orderId);
  await updateOrder(tx, orderId, { state: 'cancelled', reservedUntil: null, confirmBy: null });
  if (promoCodeId !== null) await returnPromoCode(tx, { orderId, promoCodeId });
  await returnStock(tx, await listSoldLines(tx, orderId), revivals);
  const spent = await blockBoughtCertificates(tx, orderId, 'cancellation');
  if (spent.length > 0 && why.actor === 'staff') throw new Refusal('certificate_line_spent', { lines: spent });
  // The shop itself cancels only unpaid orders, for which nothing was issued. If something was, flag the order.
  if (spent.length > 0) await flagOrder(tx, orderId, 'refunded_certificate_spent');
  await returnCertificates(tx, orderId, revivals);
  const isRefundDue = received > refunded;
  if (isRefundDue) await flagOrder(tx, orderId, 'refund_due');
  if (confirmBy !== null) await unflagOrder(tx, orderId, ['to_be_confirmed']);
  await addToHistory(tx, { orderId, ...why, what: 'cancelled' });
  // The unsent letter about the order would ask for a payment.
  const wasUnsent = await withdrawLetter(tx, `order-placed:${orderId}`);
  // Cancelled by the customer before any letter: send none. Ordering and cancelling could flood a stranger's mailbox.
  if (wasUnsent && why.actor === 'customer') return;
  await queueLetter(tx, queue, {
    event: `order-cancelled:${orderId}:${revivals}`,
    kind: 'order-cancelled',
    recipient: email,
    data: {
      orderId,
      orderReference: reference,
      isByStaff: why.actor === 'staff',
      isByCustomer: why.actor === 'customer',
      isUnconfirmed: why.cause === 'not_confirmed',
      isRefundDue,
    },
  });
}
