import { moneyOfCertificates } from '@shop/domain/refunds.ts';
import type { Transaction } from '../../../database/database.ts';
import { blockBoughtCertificates } from '../../certificates/index.ts';
import { addToHistory, flagOrder, type OrderRow } from '../../orders/index.ts';
import { addRefunded, type Payment, updatePayment } from '../payments.queries.ts';
import { refundableOrder } from '../refunds/refundable.ts';
import { findOpenRefund, readRefundParts } from '../refunds/refunds.queries.ts';

/** Records how much of a payment was refunded in all. The amount only grows: a smaller one is ignored. */
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
  const isChargeback = difference > (asked?.amount ?? 0);
  if (isChargeback) await flagOrder(tx, order.id, 'refunded_by_provider');
  await takeFromReceived(tx, order, { amount: difference, isChargeback });
}

/**
 * Takes refunded money from what the order has received. A chargeback cannot be refused, so the certificates that the
 * order has bought are blocked with what is left on them. The same happens when a refund without lines took their
 * money.
 */
export async function takeFromReceived(
  tx: Transaction,
  order: OrderRow,
  { amount, isChargeback }: { amount: number; isChargeback: boolean },
): Promise<void> {
  const { left, isTooMuch } = await addRefunded(tx, order.id, amount);
  if (isTooMuch) await flagOrder(tx, order.id, 'refunded_too_much');
  const parts = await readRefundParts(tx, order.id);
  if (!isChargeback && left >= moneyOfCertificates(refundableOrder(order, parts))) return;
  const spent = await blockBoughtCertificates(tx, order.id, 'chargeback');
  if (spent.length > 0) await flagOrder(tx, order.id, 'refunded_certificate_spent');
}
