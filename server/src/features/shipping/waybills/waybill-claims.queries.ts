import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { idempotencyKeys } from '../../../database/tables/orders.ts';

const scope = 'orders/waybill';
const { key, createdAt, requestFingerprint, orderId } = idempotencyKeys;

const isForOrder = (order: number) => and(eq(idempotencyKeys.scope, scope), eq(key, String(order)));
/** When a claim has expired: far longer than the timeout of the carrier. */
const lapsed = sql`now() - interval '3 minutes'`;
const hasLapsed = lt(createdAt, lapsed);

/** The name of a claim is `mark.word`: the mark stays when the claim is taken over, the word is the holder's. */
const currentMark = sql`split_part(${requestFingerprint}, '.', 1)`;

export async function findClaimTime(db: Executor, order: number): Promise<Date | undefined> {
  const [row] = await db.select({ since: createdAt }).from(idempotencyKeys).where(isForOrder(order));
  return row?.since;
}

/** The new name of the claim; undefined while another holder has it. */
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
      set: { createdAt: sql`now()`, requestFingerprint: sql`${currentMark} || '.' || ${word}::text` },
      setWhere: hasLapsed,
    })
    .returning({ name: requestFingerprint });
  return row?.name;
}

/** False if the claim was taken over meanwhile. */
export async function deleteClaim(db: Executor, order: number, name: string): Promise<boolean> {
  const deleted = await db
    .delete(idempotencyKeys)
    .where(and(isForOrder(order), eq(requestFingerprint, name)))
    .returning({ key });
  return deleted.length > 0;
}

export async function endClaimEarly(db: Executor, order: number, name: string): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ createdAt: sql`${lapsed} - interval '1 second'` })
    .where(and(isForOrder(order), eq(requestFingerprint, name)));
}

export async function listLapsedClaims(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ order: sql<number>`${orderId}` })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), hasLapsed));
  return rows.map(({ order }) => order);
}
