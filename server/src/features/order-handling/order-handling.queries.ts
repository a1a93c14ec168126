import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { orderLines, orderNotes, orders } from '../../database/tables/orders.ts';
import { moneyReceipts } from '../../database/tables/payments.ts';

export type OrderRow = typeof orders.$inferSelect;

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

export async function insertNote(tx: Transaction, note: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(note);
}

export async function insertReceipt(tx: Transaction, receipt: typeof moneyReceipts.$inferInsert): Promise<number> {
  const [row] = await tx.insert(moneyReceipts).values(receipt).returning({ id: moneyReceipts.id });
  return row!.id;
}

export async function hasCertificateLines(tx: Transaction, orderId: number): Promise<boolean> {
  return (await listLines(tx, orderId)).some(({ kind }) => kind === 'certificate');
}

export async function listLines(tx: Transaction, orderId: number) {
  return await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
}

export async function addReturned(tx: Transaction, lineId: number, quantity: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ returnedQuantity: sql`${orderLines.returnedQuantity} + ${quantity}` })
    .where(eq(orderLines.id, lineId));
}
