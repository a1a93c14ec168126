import { kopiykas } from '@shop/domain/money.ts';
import { readClock } from '../../database/clock.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Purchase } from './card-provider.ts';
import { payingObstacle } from './payment-status.ts';
import { insertPayment, listAttempts, type Payment } from './payments.queries.ts';

/** A new attempt to pay what is due. The order is new or locked, so the number is unique. */
export async function openAttempt(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'reference' | 'dueOnline'>,
  { number, ...deadlines }: { number: number; expiresAt: Date; nextAskAt: Date },
): Promise<Purchase> {
  const attempt = { ...deadlines, reference: `${order.reference}-${number}`, amount: order.dueOnline };
  const createdAt = await insertPayment(tx, { ...attempt, orderId: order.id, provider: 'wayforpay' });
  return toPurchase(order, { ...attempt, createdAt }, createdAt);
}

function toPurchase(
  order: Pick<OrderRow, 'id' | 'reference'>,
  { reference, amount, createdAt, expiresAt }: Pick<Payment, 'reference' | 'amount' | 'createdAt' | 'expiresAt'>,
  offeredAt: Date,
): Purchase {
  return {
    reference,
    amount: kopiykas(amount),
    createdAt,
    expiresAt,
    offeredAt,
    orderId: order.id,
    orderReference: order.reference,
  };
}

/** The attempt that the customer can still pay, if any. */
export async function findOpenAttempt(db: Executor, order: OrderRow): Promise<Purchase | undefined> {
  const attempts = await listAttempts(db, order.id);
  const last = attempts.at(-1);
  const now = await readClock(db);
  if (last?.state !== 'created' || last.expiresAt <= now) return undefined;
  // The open attempt itself is no obstacle: only the earlier ones count.
  return payingObstacle(order, attempts.slice(0, -1)) === undefined ? toPurchase(order, last, now) : undefined;
}
