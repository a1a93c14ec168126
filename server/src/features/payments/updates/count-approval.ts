import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { isPaid } from '@shop/domain/payment-methods.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { issueBoughtCertificates } from '../../certificates/index.ts';
import { type LetterData, queueLetter, withdrawLetter } from '../../notifications/index.ts';
import {
  addToHistory,
  completeMailed,
  flagOrder,
  flagWaybill,
  notifyShopOfOrder,
  type OrderRow,
  reviveOrder,
} from '../../orders/index.ts';
import { hasCountedPayment, type Payment, receiveMoney, updatePayment } from '../payments.queries.ts';
import { alertOwner, paymentFacts } from './alert-owner.ts';

type Tools = Pick<Shop, 'queue' | 'log'>;

/** The provider has the customer's money. The first approved payment pays the order; another one is flagged. */
export async function countApproval(tx: Transaction, tools: Tools, order: OrderRow, payment: Payment): Promise<void> {
  if (isPaid(order) || (await hasCountedPayment(tx, order.id)))
    return await keepSecondPayment(tx, tools, order, payment);
  await updatePayment(tx, payment.id, { isCounted: true });
  await receiveMoney(tx, order.id, payment.amount);
  await addToHistory(tx, { orderId: order.id, actor: 'provider', what: 'paid', data: historyData(payment) });
  const received = order.received + payment.amount;
  // The staff may have recorded a part of the money by hand before.
  if (received > order.total) await flagOrder(tx, order.id, 'paid_too_much');
  await flagWaybill(tx, order);
  const isActive = order.state !== 'cancelled' || (await reviveOrder(tx, order.id));
  const isComplete = isActive && received >= order.total;
  if (isComplete) await issueBoughtCertificates(tx, tools.queue, order);
  const isMailed = isComplete && (await completeMailed(tx, order.id));
  if (isActive) await notifyShopOfOrder(tx, tools.queue, { id: order.id, total: kopiykas(order.total) });
  else await flagLatePayment(tx, tools, order, payment);
  // If the order was paid before its "order placed" letter was sent, one letter covers both.
  const placed = await withdrawLetter(tx, `order-placed:${order.id}`);
  await queueLetter(tx, tools.queue, {
    event: `order-paid:${order.id}`,
    kind: 'order-paid',
    recipient: order.email,
    data: {
      orderId: order.id,
      orderReference: order.reference,
      amount: decimal(payment.amount),
      rest: decimal(Math.max(order.total - received, 0)),
      isCancelled: !isActive,
      isMailed,
      ...(placed && { placed: placed as LetterData['order-placed'] }),
    },
  });
}

async function keepSecondPayment(tx: Transaction, tools: Tools, order: OrderRow, payment: Payment): Promise<void> {
  await flagOrder(tx, order.id, 'paid_twice');
  await addToHistory(tx, { orderId: order.id, actor: 'provider', what: 'paid_again', data: historyData(payment) });
  await queueLetter(tx, tools.queue, {
    event: `order-paid-again:${payment.id}`,
    kind: 'order-paid-again',
    recipient: order.email,
    data: { orderId: order.id, amount: decimal(payment.amount) },
  });
  await alertOwner(tx, tools, {
    event: `paid-twice:${payment.id}`,
    what: 'paid_twice',
    ...paymentFacts(order, payment),
  });
}

async function flagLatePayment(tx: Transaction, tools: Tools, order: OrderRow, payment: Payment): Promise<void> {
  await flagOrder(tx, order.id, 'paid_after_cancelling');
  const what = 'paid_after_cancelling';
  await alertOwner(tx, tools, { event: `paid-after-cancelling:${payment.id}`, what, ...paymentFacts(order, payment) });
}

function historyData({ reference, amount }: Payment) {
  return { payment: reference, amount };
}

function decimal(amount: number): string {
  return toDecimal(kopiykas(amount));
}
