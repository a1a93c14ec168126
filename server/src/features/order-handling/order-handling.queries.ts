import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { orderLines, orderNotes } from '../../database/tables/orders.ts';
import { moneyReceipts } from '../../database/tables/payments.ts';

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
