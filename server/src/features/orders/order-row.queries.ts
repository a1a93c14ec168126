import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { orders } from '../../database/tables/orders.ts';

// The one place that reads, locks and updates an order as a whole. Features with columns of their own, such as the waybill,
// write those by themselves, under the lock.

export type OrderRow = typeof orders.$inferSelect;

export async function findOrder(db: Executor, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row;
}

/** An order that is known to exist. */
export async function readOrderRow(db: Executor, orderId: number): Promise<OrderRow> {
  return (await findOrder(db, orderId))!;
}

export async function findOrderByReference(db: Executor, reference: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.reference, reference));
  return row;
}

/** Locks the order's row until the transaction ends. Every change of an order begins with this lock. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  return row;
}

export async function updateOrder(
  tx: Transaction,
  orderId: number,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, orderId));
}
