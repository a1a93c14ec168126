import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from './database.ts';
import { idempotencyKeys } from './tables/orders.ts';

/** An idempotency key. The same key in another scope is another key. */
type RequestKey = Pick<typeof idempotencyKeys.$inferInsert, 'scope' | 'key' | 'requestFingerprint'>;

/**
 * Inserts the key and returns whether it is new. A concurrent request with the same key waits here until the first one
 * commits or rolls back.
 */
export async function insertRequestKey(tx: Transaction, requestKey: RequestKey): Promise<boolean> {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values(requestKey)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

export async function hasRequestKey(db: Executor, { scope, key }: Omit<RequestKey, 'requestFingerprint'>) {
  return (await db.$count(idempotencyKeys, and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))) > 0;
}

export async function deleteOldRequestKeys(db: Executor, days: number): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(days => ${days})`));
}
