import { isOneOf, refusedStates, undecidedStates } from '@shop/domain/payment-states.ts';
import { readClock } from '../../../database/clock.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { cancelOrder, flagOrder, lockOrder, type OrderRow } from '../../orders/index.ts';
import { nextAskAboutRefund } from '../deadlines.ts';
import { isPartlyRefunded, isRefunded, isRefundedAndNotCounted } from '../payment-status.ts';
import { listAttempts, type Payment, updatePayment } from '../payments.queries.ts';
import { findOpenRefund } from '../refunds/refunds.queries.ts';
import { alertOwner, paymentFacts } from './alert-owner.ts';

/**
 * Runs after every payment update; the order is locked. Cancels the order when its reservation is over and the
 * provider, asked after its end, has refused every attempt. Sets for each attempt when to ask the provider next.
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

/** A bank may hold money for weeks, and the goods stay reserved as long: after this time the owners are alerted. */
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
  await alertOwner(tx, tools, { event: `undecided:${order.id}`, what: 'undecided', ...paymentFacts(order, attempt) });
}

type Reserved = OrderRow & { reservedUntil: Date };

/** The order waits for a card payment and reserves its goods. A confirmed order is released by the staff only. */
function isReserved(order: OrderRow): order is Reserved {
  return order.state === 'new' && order.reservedUntil !== null && order.received === 0;
}

/** Until then the customer can pay by another card on the provider's page, even if the order is paid by now. */
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
  // A later update may have scheduled a check for a further refund.
  if (isPartlyRefunded(attempt)) return attempt.nextAskAt;
  if (!isReserved(order) && !isOneOf(refusedStates, attempt.state)) return null;
  // An earlier refusal is not final: ask when the reservation ends.
  const end = openUntil(attempt, order);
  if (end > now) return end;
  // Without a final answer the question is repeated at its own pace.
  return isFinallyRefused(attempt, order) ? null : (attempt.nextAskAt ?? now);
}
