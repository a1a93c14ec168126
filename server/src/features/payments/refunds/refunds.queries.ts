import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { certificates } from '../../../database/tables/certificates-issued.ts';
import { orderEvents, orderLines } from '../../../database/tables/orders.ts';
import { payments, refundLines, refunds } from '../../../database/tables/payments.ts';

export type Refund = typeof refunds.$inferSelect;

const isOpen = inArray(refunds.state, ['requested', 'in_processing']);

/** Undefined when the request key was used before. */
export async function insertRefund(
  tx: Transaction,
  refund: typeof refunds.$inferInsert & { requestKey: string },
): Promise<Refund | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing({ target: refunds.requestKey }).returning();
  return row;
}

export type RefundedPieces = { orderLineId: number; quantity: number };

export async function insertRefundLines(
  tx: Transaction,
  refundId: number,
  pieces: readonly RefundedPieces[],
): Promise<void> {
  if (pieces.length > 0) await tx.insert(refundLines).values(pieces.map((each) => ({ ...each, refundId })));
}

/** False when fewer pieces of the line are left. */
export async function claimPieces(tx: Transaction, { orderLineId, quantity }: RefundedPieces): Promise<boolean> {
  const after = sql`${orderLines.refundedQuantity} + ${quantity}`;
  const claimed = await tx
    .update(orderLines)
    .set({ refundedQuantity: after })
    .where(and(eq(orderLines.id, orderLineId), lte(after, orderLines.quantity)))
    .returning({ id: orderLines.id });
  return claimed.length > 0;
}

/** Makes the pieces of a failed refund refundable again. */
export async function releasePieces(tx: Transaction, refundId: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ refundedQuantity: sql`${orderLines.refundedQuantity} - ${refundLines.quantity}` })
    .from(refundLines)
    .where(and(eq(refundLines.refundId, refundId), eq(refundLines.orderLineId, orderLines.id)));
}

/** Everything that a refund of the order depends on. */
export async function readRefundParts(db: Executor, orderId: number) {
  const ofOrder = eq(orderLines.orderId, orderId);
  return {
    lines: await db.select().from(orderLines).where(ofOrder).orderBy(asc(orderLines.position)),
    bought: await db
      .select(getTableColumns(certificates))
      .from(certificates)
      .innerJoin(orderLines, eq(orderLines.id, certificates.orderLineId))
      .where(ofOrder)
      .orderBy(asc(certificates.id)),
    refunds: await listRefunds(db, orderId),
    payments: await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id)),
  };
}

/** How many pieces of each line are refunded. */
export async function listPiecesBack(db: Executor, orderId: number): Promise<RefundedPieces[]> {
  return await db
    .select({ orderLineId: refundLines.orderLineId, quantity: refundLines.quantity })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'done')));
}

export async function updateRefund(
  tx: Transaction,
  id: number,
  changes: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id));
}

export async function findRefundByKey(tx: Transaction, requestKey: string): Promise<Refund | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.requestKey, requestKey));
  return row;
}

/** The undecided refund of a payment, if any. */
export async function findOpenRefund(tx: Transaction, paymentId: number): Promise<Refund | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isOpen));
  return row;
}

export async function listRefunds(db: Executor, orderId: number): Promise<Refund[]> {
  return await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.id);
}

/** How much of the payment was refunded before this refund was requested. */
export async function readRefundedBefore(tx: Transaction, { id, orderId }: Refund): Promise<number> {
  const [row] = await tx
    .select({ before: sql<number>`(${orderEvents.data} ->> 'refundedBefore')::integer` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.what, 'refund_requested'),
        eq(sql`${orderEvents.data} ->> 'refund'`, String(id)),
      ),
    );
  return row!.before;
}
