import { undecidedStates } from '@shop/domain/payment-states.ts';
import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { orders } from '../../database/tables/orders.ts';
import { paymentEvents, payments, unmatchedPaymentUpdates } from '../../database/tables/payments.ts';

export type Payment = typeof payments.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;

/** Says since when there is this attempt. */
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

/** Providers write a number of this country with or without what it begins with. */
const ownDigits = 10;

export async function emptyUnmatchedUpdateBodies(
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

/** By the order's own reference, or by that of any attempt to pay it. */
export async function findOrderToPay(db: Executor, reference: string): Promise<OrderRow | undefined> {
  const ofAttempt = db.select({ id: payments.orderId }).from(payments).where(eq(payments.reference, reference));
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.reference, reference));
  // One or the other, instead of either: so it is looked up, and not all orders are read for each page that waits.
  const [row] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, sql`coalesce((${own}), (${ofAttempt}))`));
  return row;
}

/** Whoever changes an order or its payments has its row first, and keeps it until the transaction ends. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
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

/** Whether it is news: what was said before is the same event. */
/** What is said about an order that has lost its person is kept without the words, which name the payer. */
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

/** Whether its approval was ever taken note of. */
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
 * Attempts of an order of which not everything is known, and about which nobody has asked for some seconds. Who gets
 * them asks; nobody else does. One that is being changed right now is left out: to wait for it while having another
 * one is how two lock each other out, and whoever changes it has just heard of it.
 */
export async function claimAttemptsOf(db: Executor, orderId: number, seconds: number): Promise<Payment[]> {
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

/** The older an attempt is, the longer the pause before the next question, but in time for the end of the order's hold. */
const afterGrowingPause = sql`least(
  now() + least(greatest((now() - ${payments.createdAt}) / 4, interval '1 minute'), interval '6 hours'),
  case when ${orders.reservedUntil} > now() then ${orders.reservedUntil} end)`;

/** Attempts whose time to be asked about has come. Who gets them asks; nobody else does before the next time. */
export async function claimAttemptsDue(db: Executor, limit: number): Promise<{ id: number; reference: string }[]> {
  // A subquery may be run once a row, and claims others each time. A CTE that locks rows is always materialised.
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

/** What is paid is not held any longer, it is sold. */
export async function receiveMoney(tx: Transaction, orderId: number, amount: number): Promise<void> {
  await tx
    .update(orders)
    .set({ received: sql`${orders.received} + ${amount}`, reservedUntil: null })
    .where(eq(orders.id, orderId));
}

/** Answers how much of the order's money is still here, and whether more went back than was. The order is locked. */
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
