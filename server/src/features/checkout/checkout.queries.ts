import { and, desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { idempotencyKeys, orders } from '../../database/tables/orders.ts';
import type { OrderRow } from '../orders/index.ts';

export const keyScope = 'orders/create';

const isKey = (key: string) => and(eq(idempotencyKeys.scope, keyScope), eq(idempotencyKeys.key, key));

/** A key is written in the transaction of its order, so every visible key has an order. */
export async function readOrderOfKey(tx: Transaction, key: string) {
  const [row] = await tx
    .select({
      id: orders.id,
      reference: orders.reference,
      requestFingerprint: idempotencyKeys.requestFingerprint,
    })
    .from(idempotencyKeys)
    .innerJoin(orders, eq(orders.id, idempotencyKeys.orderId))
    .where(isKey(key));
  return row!;
}

export async function bindKey(tx: Transaction, key: string, orderId: number): Promise<void> {
  await tx.update(idempotencyKeys).set({ orderId }).where(isKey(key));
}

export async function listOrdersOfCustomer(db: Executor, customerId: number): Promise<OrderRow[]> {
  return await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}
