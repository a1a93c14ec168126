import { Refusal } from '@shop/contract/refusal.ts';
import { type Kopiykas, kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Shop } from '../../shop.ts';
import { issueBoughtCertificates } from '../certificates/index.ts';
import { queueLetter } from '../notifications/index.ts';
import {
  addToHistory,
  amountDue,
  completeMailed,
  decimal,
  flagWaybill,
  notifyShopOfOrder,
  unflagOrder,
  updateOrder,
} from '../orders/index.ts';
import { requireOwner } from '../staff/index.ts';
import { type Handling, handleOrder } from './handle-order.ts';
import { hasCertificateLines, insertReceipt } from './order-handling.queries.ts';

type Receipt = { amount: Kopiykas; way: 'cash' | 'bank_transfer' | 'carrier'; note: string };

/**
 * Records money that came without the card provider and ends the reservation. A card payment that arrives later is not
 * counted if the order is fully paid, and the order is flagged if it is paid too much.
 */
export async function receiveByHand(
  shop: Pick<Shop, 'db' | 'queue'>,
  handling: Handling & { receipt: Receipt },
): Promise<void> {
  const { orderId, member, receipt } = handling;
  const { amount, way } = receipt;
  await handleOrder(shop, handling, 'mark_paid', async (tx, order) => {
    if (order.state === 'cancelled' || order.state === 'returned')
      throw new Refusal('order_not_movable', { state: order.state });
    // Marking an order as paid issues its certificates, which are money.
    if (await hasCertificateLines(tx, orderId)) await requireOwner(tx, member);
    const due = amountDue(order);
    if (amount > due) throw new Refusal('receipt_above_due', { due: toDecimal(due) });
    const receiptId = await insertReceipt(tx, { orderId, staffId: member.id, ...receipt });
    const received = order.received + amount;
    await updateOrder(tx, orderId, { received, reservedUntil: null, confirmBy: null });
    if (order.confirmBy !== null) await unflagOrder(tx, orderId, ['to_be_confirmed']);
    if (way !== 'carrier') await flagWaybill(tx, order);
    const data = { amount, way };
    await addToHistory(tx, { orderId, actor: 'staff', staffId: member.id, what: 'money_received', data });
    const isComplete = received >= order.total;
    if (isComplete) await issueBoughtCertificates(tx, shop.queue, order);
    const isMailed = isComplete && (await completeMailed(tx, orderId));
    // Until now it waited for a card payment, so the staff was not notified.
    if (order.dueOnline > 0 && order.received === 0)
      await notifyShopOfOrder(tx, shop.queue, { id: orderId, total: kopiykas(order.total) });
    // A customer who paid in cash was there: no letter.
    if (way === 'bank_transfer')
      await queueLetter(tx, shop.queue, {
        event: `money-received:${receiptId}`,
        kind: 'order-paid',
        recipient: order.email,
        data: {
          orderId,
          orderReference: order.reference,
          amount: toDecimal(amount),
          rest: toDecimal(kopiykas(order.total - received)),
          isCancelled: false,
          isMailed,
        },
      });
    return {
      before: { received: decimal(order.received) },
      after: { received: decimal(received), way, note: receipt.note },
    };
  });
}
