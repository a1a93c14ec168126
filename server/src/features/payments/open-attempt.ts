import { kopiykas } from '@shop/domain/money.ts';
import { readClock } from '../../database/clock.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import type { Purchase } from './card-provider.ts';
import { payingObstacle } from './payment-status.ts';
import { insertPayment, listAttempts, type OrderRow, type Payment } from './payments.queries.ts';

/** A fresh attempt to pay what is due. The order is new or held, so nobody else takes the same number. */
export async function openAttempt(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'reference' | 'dueOnline'>,
  { number, ...deadlines }: { number: number; expiresAt: Date; nextAskAt: Date },
): Promise<Purchase> {
  const attempt = { ...deadlines, reference: `${order.reference}-${number}`, amount: order.dueOnline };
  const createdAt = await insertPayment(tx, { ...attempt, orderId: order.id, provider: 'wayforpay' });
  return purchaseOf(order, { ...attempt, createdAt }, createdAt);
}

/** An attempt as a provider offers it to the customer. */
function purchaseOf(
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

/** The attempt that the customer can still go on with, if any. */
export async function findOpenAttempt(db: Executor, order: OrderRow): Promise<Purchase | undefined> {
  const attempts = await listAttempts(db, order.id);
  const last = attempts.at(-1);
  const now = await readClock(db);
  if (last?.state !== 'created' || last.expiresAt <= now) return undefined;
  // It stands in nobody's way, and neither in its own.
  return payingObstacle(order, attempts.slice(0, -1)) === undefined ? purchaseOf(order, last, now) : undefined;
}
