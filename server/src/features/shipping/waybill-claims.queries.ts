import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { idempotencyKeys } from '../../database/tables/orders.ts';

const scope = 'orders/waybill';
const { key, createdAt, requestFingerprint, orderId } = idempotencyKeys;

const isOf = (order: number) => and(eq(idempotencyKeys.scope, scope), eq(key, String(order)));
/** Far longer than the carrier is waited for. */
const lapsed = sql`now() - interval '3 minutes'`;
const hasLapsed = lt(createdAt, lapsed);

/** The name of a claim is its mark, which stays when somebody else takes it over, and its holder's own word. */
const markOf = sql`split_part(${requestFingerprint}, '.', 1)`;

export async function findClaimTime(db: Executor, order: number): Promise<Date | undefined> {
  const [row] = await db.select({ since: createdAt }).from(idempotencyKeys).where(isOf(order));
  return row?.since;
}

/** The name under which it is held from now on; nothing while somebody else holds it. */
export async function takeClaim(
  tx: Transaction,
  order: number,
  mark: string,
  word: string,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key: String(order), requestFingerprint: `${mark}.${word}`, orderId: order })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, key],
      set: { createdAt: sql`now()`, requestFingerprint: sql`${markOf} || '.' || ${word}::text` },
      setWhere: hasLapsed,
    })
    .returning({ name: requestFingerprint });
  return row?.name;
}

/** Whether it was still held under that name. */
export async function deleteClaim(db: Executor, order: number, name: string): Promise<boolean> {
  const deleted = await db
    .delete(idempotencyKeys)
    .where(and(isOf(order), eq(requestFingerprint, name)))
    .returning({ key });
  return deleted.length > 0;
}

export async function endClaimEarly(db: Executor, order: number, name: string): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ createdAt: sql`${lapsed} - interval '1 second'` })
    .where(and(isOf(order), eq(requestFingerprint, name)));
}

export async function listLapsedClaims(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ order: sql<number>`${orderId}` })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), hasLapsed));
  return rows.map(({ order }) => order);
}
