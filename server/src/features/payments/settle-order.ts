import { isOneOf, refusedStates, undecidedStates } from '@shop/domain/payment-states.ts';
import { readClock } from '../../database/clock.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { flagOrder } from '../orders/order-history.ts';
import { alertOwner, paymentOf } from './alert-owner.ts';
import { nextAskAboutRefund } from './deadlines.ts';
import { isPartlyRefunded, isRefunded, isRefundedAndNotCounted } from './payment-status.ts';
import { listAttempts, lockOrder, type OrderRow, type Payment, updatePayment } from './payments.queries.ts';
import { findOpenRefund } from './refunds.queries.ts';

/**
 * After something was said about a payment of an order, which is locked: when the hold is over and the provider, asked
 * after that, has said no about every attempt, everything that the order held is let go. And every attempt gets the
 * time when there is something to ask about it.
 */
export async function settleOrder(tx: Transaction, tools: Pick<Shop, 'queue' | 'log'>, orderId: number): Promise<void> {
  const order = (await lockOrder(tx, orderId))!;
  const now = await readClock(tx);
  const attempts = await listAttempts(tx, orderId);
  const isOver =
    isReserved(order) && order.reservedUntil <= now && attempts.every((each) => isFinallyRefused(each, order));
  if (isOver) await cancelOrder(tx, tools.queue, orderId, { actor: 'system', cause: 'not_paid' });
  else if (isReserved(order) && isLongOver(order.reservedUntil, now))
    await warnOfUndecided(tx, tools, order, attempts.at(-1)!);
  for (const attempt of attempts) {
    const refund = await findOpenRefund(tx, attempt.id);
    const nextAskAt = isOver ? null : refund ? nextAskAboutRefund(refund, now) : nextAsk(attempt, order, now);
    if (nextAskAt?.getTime() !== attempt.nextAskAt?.getTime()) await updatePayment(tx, attempt.id, { nextAskAt });
  }
}

/** A bank that has put money aside may wait for weeks, and the goods with it: somebody has to look. */
const undecidedHours = 24;

function isLongOver(reservedUntil: Date, now: Date): boolean {
  return now.getTime() - reservedUntil.getTime() >= undecidedHours * 3_600_000;
}

async function warnOfUndecided(
  tx: Transaction,
  tools: Pick<Shop, 'queue' | 'log'>,
  order: OrderRow,
  attempt: Payment,
): Promise<void> {
  if (order.attention.includes('payment_undecided')) return;
  await flagOrder(tx, order.id, 'payment_undecided');
  await alertOwner(tx, tools, { event: `undecided:${order.id}`, what: 'undecided', ...paymentOf(order, attempt) });
}

type Reserved = OrderRow & { reservedUntil: Date };

/** It waits for a card payment and holds what it sells. What the staff has confirmed is let go by a person only. */
function isReserved(order: OrderRow): order is Reserved {
  return order.state === 'new' && order.reservedUntil !== null && order.received === 0;
}

/** Until then the customer may still pay by another card on the provider's page, even what is paid by now. */
function openUntil(attempt: Payment, order: OrderRow): Date {
  return isReserved(order) ? order.reservedUntil : attempt.expiresAt;
}

function isFinallyRefused(attempt: Payment, order: OrderRow): boolean {
  if (isRefunded(attempt)) return attempt.refunded === attempt.amount;
  const { state, answeredAt } = attempt;
  return isOneOf(refusedStates, state) && answeredAt !== null && answeredAt >= openUntil(attempt, order);
}

function nextAsk(attempt: Payment, order: OrderRow, now: Date): Date | null {
  if (isOneOf(undecidedStates, attempt.state) || isRefundedAndNotCounted(attempt)) return attempt.nextAskAt ?? now;
  // It may have been told that more has gone back.
  if (isPartlyRefunded(attempt)) return attempt.nextAskAt;
  if (!isReserved(order) && !isOneOf(refusedStates, attempt.state)) return null;
  // Whatever was said until then, somebody has to look when it ends.
  const end = openUntil(attempt, order);
  if (end > now) return end;
  // A question of which nobody knows the answer is repeated in its own time.
  return isFinallyRefused(attempt, order) ? null : (attempt.nextAskAt ?? now);
}
