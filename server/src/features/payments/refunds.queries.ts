import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { orderEvents } from '../../database/tables/orders.ts';
import { refunds } from '../../database/tables/payments.ts';

export type Refund = typeof refunds.$inferSelect;

const isOpen = inArray(refunds.state, ['requested', 'in_processing']);

export async function insertRefund(tx: Transaction, refund: typeof refunds.$inferInsert): Promise<Refund> {
  const [row] = await tx.insert(refunds).values(refund).returning();
  return row!;
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

/** The one that the provider of a payment was asked for and that is not decided yet. */
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

/** How much of the payment had gone back before this refund was asked for. */
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
