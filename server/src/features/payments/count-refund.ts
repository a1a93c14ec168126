import type { Transaction } from '../../database/database.ts';
import { blockBoughtCertificates } from '../certificates/issue-bought.ts';
import { addToHistory, flagOrder } from '../orders/order-history.ts';
import { addRefunded, type OrderRow, type Payment, updatePayment } from './payments.queries.ts';
import { findOpenRefund } from './refunds.queries.ts';

/** Money that went back, so much of the payment in all; it never comes again by being told less. */
export async function countRefund(tx: Transaction, order: OrderRow, payment: Payment, refunded: number): Promise<void> {
  const difference = refunded - payment.refunded;
  if (difference <= 0) return;
  await updatePayment(tx, payment.id, { refunded });
  await addToHistory(tx, {
    orderId: order.id,
    actor: 'provider',
    what: 'refunded',
    data: { payment: payment.reference, amount: difference },
  });
  if (!payment.isCounted) return;
  const asked = await findOpenRefund(tx, payment.id);
  if (difference > (asked?.amount ?? 0)) await flagOrder(tx, order.id, 'refunded_by_provider');
  await takeFromReceived(tx, order, difference);
}

/** The order has so much money less. When nothing of it is left, what it has bought is worth nothing. */
export async function takeFromReceived(tx: Transaction, { id }: Pick<OrderRow, 'id'>, amount: number): Promise<void> {
  const { left, isTooMuch } = await addRefunded(tx, id, amount);
  if (isTooMuch) await flagOrder(tx, id, 'refunded_too_much');
  if (left > 0) return;
  const { isSomeSpent } = await blockBoughtCertificates(tx, id, 'refund');
  if (isSomeSpent) await flagOrder(tx, id, 'refunded_certificate_spent');
}
