import { and, like, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { idempotencyKeys } from '../../database/tables/orders.ts';

const scopeOf = (staffId: number | '%') => `staff ${staffId}`;

/** Whether the key is new. Whose request it was decides; what it said is not compared. */
export async function insertRequestKey(tx: Transaction, staffId: number, key: string): Promise<boolean> {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ scope: scopeOf(staffId), key, requestFingerprint: '' })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

export async function deleteOldRequestKeys(db: Executor, days: number): Promise<void> {
  const { scope, createdAt } = idempotencyKeys;
  const isOld = lt(createdAt, sql`now() - make_interval(days => ${days})`);
  await db.delete(idempotencyKeys).where(and(like(scope, scopeOf('%')), isOld));
}
