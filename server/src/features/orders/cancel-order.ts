import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../job-queue.ts';
import { blockBoughtCertificates } from '../certificates/block-bought.ts';
import { returnCertificates } from '../certificates/redeem-certificates.ts';
import { queueLetter } from '../notifications/queue-letter.ts';
import { withdrawLetter } from '../notifications/withdraw-letter.ts';
import { returnPromoCode } from '../promo-codes/use-promo-code.ts';
import { returnStock } from '../stock/take-stock.ts';
import { addToHistory, flagOrder, type OrderEvent, unflagOrder } from './order-history.ts';
import { listSoldLines, readOrderRow, updateOrder } from './orders.queries.ts';

/**
 * Cancels an order that the caller has locked: everything that it had taken goes back where it came from, and what it has
 * bought is worth nothing; the staff cannot cancel when something of that is spent. Money that was received for it is not
 * sent back here: it waits for a refund.
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
  // The shop itself cancels what nobody has paid for, and nothing was issued then. Should it be otherwise, it goes on.
  if (spent.length > 0) await flagOrder(tx, orderId, 'refunded_certificate_spent');
  await returnCertificates(tx, orderId, revivals);
  const isRefundDue = received > refunded;
  if (isRefundDue) await flagOrder(tx, orderId, 'refund_due');
  if (confirmBy !== null) await unflagOrder(tx, orderId, ['to_be_confirmed']);
  await addToHistory(tx, { orderId, ...why, what: 'cancelled' });
  // What was to ask for the payment asks for nothing any more.
  const wasUnsent = await withdrawLetter(tx, `order-placed:${orderId}`);
  // No letter has told of the order, and the customer knows: else ordering and cancelling would fill a stranger's mailbox.
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
