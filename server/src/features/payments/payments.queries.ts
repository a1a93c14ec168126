import { undecidedStates } from '@shop/domain/payment-states.ts';
import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { orders } from '../../database/tables/orders.ts';
import { paymentEvents, payments, unmatchedPaymentUpdates } from '../../database/tables/payments.ts';
import type { OrderRow } from '../orders/index.ts';

export type Payment = typeof payments.$inferSelect;

/** Returns when the attempt was created. */
export async function insertPayment(tx: Transaction, payment: typeof payments.$inferInsert): Promise<Date> {
  const [row] = await tx.insert(payments).values(payment).returning({ createdAt: payments.createdAt });
  return row!.createdAt;
}

export async function listAttempts(db: Executor, orderId: number): Promise<Payment[]> {
  return await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id));
}

export async function listAttemptsOfOrders(db: Executor, orderIds: readonly number[]): Promise<Payment[]> {
  return await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.id));
}

export async function emptyEventBodies(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const ofOrders = tx
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
  await tx.update(paymentEvents).set({ body: '' }).where(inArray(paymentEvents.paymentId, ofOrders));
}

/** Providers write a Ukrainian phone number with or without its prefix. */
const ownDigits = 10;

/** Empties the bodies of unmatched updates that contain both the e-mail and the phone of the payer. */
export async function eraseUnmatchedUpdateBodies(
  tx: Transaction,
  { email, phone }: { email: string; phone: string },
): Promise<void> {
  const { body } = unmatchedPaymentUpdates;
  const names = (words: string) => sql`position(${words} in lower(${body})) > 0`;
  await tx
    .update(unmatchedPaymentUpdates)
    .set({ body: '' })
    .where(and(names(email), names(phone.slice(-ownDigits))));
}

/** By the order's own reference, or by the reference of any of its attempts. */
export async function findOrderToPay(db: Executor, reference: string): Promise<OrderRow | undefined> {
  const ofAttempt = db.select({ id: payments.orderId }).from(payments).where(eq(payments.reference, reference));
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.reference, reference));
  // `coalesce` instead of `or`: PostgreSQL uses the indexes. Otherwise every waiting page would read all orders.
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, sql`coalesce((${own}), (${ofAttempt}))`));
  return row;
}

export async function findPayment(db: Executor, reference: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.reference, reference));
  return row;
}

export async function findPaymentById(db: Executor, id: number): Promise<Payment | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/**
 * False when the same event was recorded before. For an order whose personal data was erased the body is stored empty,
 * because it names the payer.
 */
export async function insertPaymentEvent(
  tx: Transaction,
  event: typeof paymentEvents.$inferInsert & { body: string },
): Promise<boolean> {
  const ofErasedOrder = tx
    .select({ id: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, event.paymentId), isNotNull(orders.personalDataErasedAt)));
  const body = sql`case when ${exists(ofErasedOrder)} then '' else ${event.body} end`;
  const inserted = await tx
    .insert(paymentEvents)
    .values({ ...event, body })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return inserted.length > 0;
}

/** Whether an approval of the payment was ever recorded. */
export async function wasApproved(tx: Transaction, paymentId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.stateAfter, 'approved')))
    .limit(1);
  return rows.length > 0;
}

export async function insertUnmatchedUpdate(
  tx: Transaction,
  update: typeof unmatchedPaymentUpdates.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(unmatchedPaymentUpdates)
    .values(update)
    .onConflictDoNothing()
    .returning({ id: unmatchedPaymentUpdates.id });
  return inserted.length > 0;
}

export async function updatePayment(
  tx: Transaction,
  id: number,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}

/**
 * Claims the undecided attempts of an order that were not asked about for some seconds. Only the claimer asks. Locked
 * rows are skipped: waiting for one while holding another would be a deadlock, and the transaction that locks it has
 * just got an update about it.
 */
export async function claimUndecidedAttempts(db: Executor, orderId: number, seconds: number): Promise<Payment[]> {
  const unsure = or(
    inArray(payments.state, [...undecidedStates]),
    and(inArray(payments.state, ['refunded', 'voided']), eq(payments.refunded, 0)),
  );
  const isRested = or(isNull(payments.askedAt), lte(payments.askedAt, sql`now() - make_interval(secs => ${seconds})`));
  const free = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), unsure, isRested))
    .for('no key update', { skipLocked: true });
  return await db.update(payments).set({ askedAt: sql`now()` }).where(inArray(payments.id, free)).returning();
}

/** The older an attempt, the longer the pause before the next question, but never past the end of the reservation. */
const afterGrowingPause = sql`least(
  now() + least(greatest((now() - ${payments.createdAt}) / 4, interval '1 minute'), interval '6 hours'),
  case when ${orders.reservedUntil} > now() then ${orders.reservedUntil} end)`;

/** Claims the attempts that are due to be asked about. Only the claimer asks until the next due time. */
export async function claimAttemptsDue(db: Executor, limit: number): Promise<{ id: number; reference: string }[]> {
  // A subquery may run once per row and claim other rows each time. A CTE that locks rows is always materialised.
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: payments.id })
        .from(payments)
        .where(lte(payments.nextAskAt, sql`now()`))
        .orderBy(asc(payments.nextAskAt))
        .limit(limit)
        .for('no key update', { skipLocked: true }),
    );
  return await db
    .with(due)
    .update(payments)
    .set({ askedAt: sql`now()`, nextAskAt: afterGrowingPause })
    .from(orders)
    .where(and(eq(orders.id, payments.orderId), inArray(payments.id, db.select({ id: due.id }).from(due))))
    .returning({ id: payments.id, reference: payments.reference });
}

export async function hasCountedPayment(tx: Transaction, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.isCounted, true)));
  return rows.length > 0;
}

/** Adds received money and ends the reservation: the goods are sold. */
export async function receiveMoney(tx: Transaction, orderId: number, amount: number): Promise<void> {
  await tx
    .update(orders)
    .set({ received: sql`${orders.received} + ${amount}`, reservedUntil: null })
    .where(eq(orders.id, orderId));
}

/** Returns how much of the order's money is left, and whether more was refunded than received. The order is locked. */
export async function addRefunded(
  tx: Transaction,
  orderId: number,
  amount: number,
): Promise<{ left: number; isTooMuch: boolean }> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const { received, refunded } = order!;
  const isTooMuch = refunded + amount > received;
  const after = isTooMuch ? received : refunded + amount;
  await tx.update(orders).set({ refunded: after }).where(eq(orders.id, orderId));
  return { left: received - after, isTooMuch };
}

export async function extendReservation(tx: Transaction, orderId: number, reservedUntil: Date): Promise<void> {
  await tx.update(orders).set({ reservedUntil, isReservationExtended: true }).where(eq(orders.id, orderId));
}
