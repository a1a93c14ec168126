import { and, desc, eq, gt, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { customers } from '../../database/tables/customers.ts';
import { wrongTries } from '../../database/tables/sign-in-safety.ts';
import { staff } from '../../database/tables/staff.ts';

type WrongTry = typeof wrongTries.$inferInsert;

const aDayAgo = sql`now() - interval '1 day'`;
const isOfAccount = or(isNotNull(wrongTries.customerId), isNotNull(wrongTries.staffId));

/** Counts one more wrong try. A day after the first one the count restarts. */
export async function countWrongTry(
  db: Executor,
  { kind, emailHash, customerId = null, staffId = null, wrongCodes = 0 }: WrongTry,
): Promise<void> {
  const isOver = sql`${wrongTries.since} < ${aDayAgo}`;
  const restartOr = (first: unknown, more: unknown) => sql`case when ${isOver} then ${first} else ${more} end`;
  await db
    .insert(wrongTries)
    .values({ kind, emailHash, customerId, staffId, wrongCodes })
    .onConflictDoUpdate({
      target: [wrongTries.kind, wrongTries.emailHash],
      set: {
        customerId,
        staffId,
        tries: restartOr(sql`1`, sql`${wrongTries.tries} + 1`),
        wrongCodes: restartOr(sql`excluded.wrong_codes`, sql`${wrongTries.wrongCodes} + excluded.wrong_codes`),
        toldTries: restartOr(sql`0`, wrongTries.toldTries),
        since: restartOr(sql`now()`, wrongTries.since),
        lastAt: sql`now()`,
      },
    });
}

/** Accounts under attack, the latest first. */
export async function listAttacked(
  db: Executor,
  { tries, wrongCodes }: { tries: number; wrongCodes: number },
  most: number,
) {
  return await db
    .select({
      kind: wrongTries.kind,
      id: sql<number>`coalesce(${wrongTries.customerId}, ${wrongTries.staffId})`,
      email: sql<string>`coalesce(${customers.email}, ${staff.email})`,
      tries: wrongTries.tries,
      wrongCodes: wrongTries.wrongCodes,
      since: wrongTries.since,
      lastAt: wrongTries.lastAt,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(wrongTries)
    .leftJoin(customers, eq(customers.id, wrongTries.customerId))
    .leftJoin(staff, eq(staff.id, wrongTries.staffId))
    .where(
      and(
        isOfAccount,
        gt(wrongTries.lastAt, aDayAgo),
        or(gte(wrongTries.tries, tries), gte(wrongTries.wrongCodes, wrongCodes)),
      ),
    )
    .orderBy(desc(wrongTries.lastAt))
    .limit(most);
}

/** Claims accounts whose tries have grown tenfold since their last audit entry. Each is claimed by one process. */
export async function claimUnnotified(tx: Transaction, least: number, most: number) {
  return await tx
    .select()
    .from(wrongTries)
    .where(and(isOfAccount, gte(wrongTries.tries, sql`greatest(${least}, ${wrongTries.toldTries} * 10)`)))
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function markNotified(
  tx: Transaction,
  { kind, emailHash, tries }: Pick<WrongTry, 'kind' | 'emailHash' | 'tries'>,
) {
  await tx
    .update(wrongTries)
    .set({ toldTries: tries })
    .where(and(eq(wrongTries.kind, kind), eq(wrongTries.emailHash, emailHash)));
}

export async function findWrongTries(db: Executor, customerId: number) {
  const [row] = await db
    .select()
    .from(wrongTries)
    .where(and(eq(wrongTries.customerId, customerId), gt(wrongTries.lastAt, aDayAgo)));
  return row;
}

export async function deleteWrongTryRow(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(wrongTries).where(eq(wrongTries.customerId, customerId));
}

export async function deleteOldTries(db: Executor): Promise<void> {
  await db.delete(wrongTries).where(lt(wrongTries.lastAt, aDayAgo));
}
