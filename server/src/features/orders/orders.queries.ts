import { and, asc, desc, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { products, variants } from '../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { orderEvents, orderLines, orders } from '../../database/tables/orders.ts';

export async function insertOrder(tx: Transaction, order: typeof orders.$inferInsert): Promise<number> {
  const [row] = await tx.insert(orders).values(order).returning({ id: orders.id });
  return row!.id;
}

export async function claimOrders(
  tx: Transaction,
  { id, email, phone }: { id: number; email: string; phone: string },
): Promise<void> {
  await tx
    .update(orders)
    .set({ customerId: id })
    .where(and(isNull(orders.customerId), eq(sql`lower(${orders.email})`, email), eq(orders.phone, phone)));
}

export async function insertOrderLines(
  tx: Transaction,
  lines: (typeof orderLines.$inferInsert)[],
): Promise<{ id: number; position: number }[]> {
  return await tx.insert(orderLines).values(lines).returning({ id: orderLines.id, position: orderLines.position });
}

/** Appends to an order's history: who did what, and why. */
export async function addToHistory(tx: Transaction, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

export async function addAttention(tx: Transaction, orderId: number, reason: string): Promise<void> {
  await tx
    .update(orders)
    .set({ attention: sql`array_append(${orders.attention}, ${reason}::text)` })
    .where(and(eq(orders.id, orderId), sql`${reason}::text <> all(${orders.attention})`));
}

export async function removeAttention(tx: Transaction, orderId: number, reason: string): Promise<void> {
  const attention = sql`array_remove(${orders.attention}, ${reason}::text)`;
  await tx.update(orders).set({ attention }).where(eq(orders.id, orderId));
}

/** Completes an open pickup order that holds only certificates; false for any other order. */
export async function completeCertificatesOnly(tx: Transaction, orderId: number): Promise<boolean> {
  const products = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), ne(orderLines.kind, 'certificate')));
  const isOpen = inArray(orders.state, ['new', 'confirmed', 'packed']);
  const completed = await tx
    .update(orders)
    .set({ state: 'completed', confirmBy: null })
    .where(and(eq(orders.id, orderId), eq(orders.deliveryType, 'pickup'), isOpen, notExists(products)))
    .returning({ id: orders.id });
  return completed.length > 0;
}

/** Who last cancelled an order. */
export async function findCancelling(tx: Transaction, orderId: number) {
  const [row] = await tx
    .select({ actor: orderEvents.actor })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.what, 'cancelled')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return row;
}

/** What an order has taken from stock. */
export async function listSoldLines(tx: Transaction, orderId: number) {
  return await tx
    .select({
      orderLineId: orderLines.id,
      variantId: sql<number>`${orderLines.variantId}`,
      quantity: sql<number>`${orderLines.quantity} - ${orderLines.returnedQuantity}`,
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'product'), eq(orderLines.isPreorder, false)));
}

export type OrderLineRow = typeof orderLines.$inferSelect;

export async function listLinesOfOrders(db: Executor, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return await linesWithPictures(db)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

export async function listOrderLines(db: Executor, orderId: number) {
  return await linesWithPictures(db).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

/** With the slug of the product if it is still sold. */
function linesWithPictures(db: Executor) {
  return db
    .select({ line: orderLines, picture: pictureColumns(pictures), slug: products.slug })
    .from(orderLines)
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .leftJoin(variants, and(eq(variants.id, orderLines.variantId), eq(variants.isActive, true)))
    .leftJoin(products, and(eq(products.id, variants.productId), eq(products.isActive, true)));
}
