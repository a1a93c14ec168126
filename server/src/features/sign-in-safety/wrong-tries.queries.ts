import { and, desc, eq, gt, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { customers } from '../../database/tables/customers.ts';
import { wrongTries } from '../../database/tables/sign-in-safety.ts';
import { staff } from '../../database/tables/staff.ts';

type WrongTry = typeof wrongTries.$inferInsert;

/** Kept between two entries of the log. */
const mostNetworks = 5;

const isOfStaff = eq(wrongTries.kind, 'staff');
/** What a row of staff has to tell the log yet. */
const untold = {
  tries: sql<number>`case when ${isOfStaff} then ${wrongTries.tries} - ${wrongTries.toldTries} else 0 end`,
  wrongCodes: sql<number>`case when ${isOfStaff} then ${wrongTries.wrongCodes} - ${wrongTries.toldWrongCodes} else 0 end`,
};

const aDayAgo = sql`now() - interval '1 day'`;
const isOfAccount = or(isNotNull(wrongTries.customerId), isNotNull(wrongTries.staffId));

/** Counts one more wrong try. A day after the first one the count restarts. */
export async function countWrongTry(
  db: Executor,
  { kind, emailHash, customerId = null, staffId = null, wrongCodes = 0, networks = [] }: WrongTry,
): Promise<void> {
  const isOver = sql`${wrongTries.since} < ${aDayAgo}`;
  const restartOr = (first: unknown, more: unknown) => sql`case when ${isOver} then ${first} else ${more} end`;
  await db
    .insert(wrongTries)
    .values({ kind, emailHash, customerId, staffId, wrongCodes, networks })
    .onConflictDoUpdate({
      target: [wrongTries.kind, wrongTries.emailHash],
      set: {
        customerId,
        staffId,
        tries: restartOr(sql`1 + ${untold.tries}`, sql`${wrongTries.tries} + 1`),
        wrongCodes: restartOr(
          sql`excluded.wrong_codes + ${untold.wrongCodes}`,
          sql`${wrongTries.wrongCodes} + excluded.wrong_codes`,
        ),
        toldTries: restartOr(sql`0`, wrongTries.toldTries),
        toldWrongCodes: restartOr(sql`0`, wrongTries.toldWrongCodes),
        networks: sql`case when cardinality(${wrongTries.networks}) >= ${mostNetworks} or ${wrongTries.networks} @> excluded.networks
          then ${wrongTries.networks} else ${wrongTries.networks} || excluded.networks end`,
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

/** Claims customers whose tries have grown tenfold since their last audit entry. Each is claimed by one process. */
export async function claimUnnotified(tx: Transaction, least: number, most: number) {
  return await tx
    .select()
    .from(wrongTries)
    .where(
      and(
        isNotNull(wrongTries.customerId),
        gte(wrongTries.tries, sql`greatest(${least}, ${wrongTries.toldTries} * 10)`),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true });
}

/** Key of the advisory lock: one process at a time tells of the tries at staff. */
const tellingLock = 1_033;

/**
 * What the log does not know yet, by member; of all unknown addresses together without a member. Marks it as told. Whoever
 * was told of within the hour waits; a time in the future is of a clock that was corrected.
 */
export async function claimUntoldOfStaff(tx: Transaction, most: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(${tellingLock})`);
  const { rows } = await tx.execute<{
    staffId: number | null;
    tries: number;
    wrongCodes: number;
    networks: string[] | null;
  }>(sql`
    with due as (
      select staff_id from wrong_tries where kind = 'staff' group by staff_id
      having sum(tries - told_tries) > 0 and coalesce(max(told_at) not between now() - interval '1 hour' and now(), true)
    ), taken as (
      select w.* from wrong_tries w join due on w.staff_id is not distinct from due.staff_id
      where w.kind = 'staff' for update of w
    ), told as (
      update wrong_tries w set told_tries = taken.tries, told_wrong_codes = taken.wrong_codes, told_at = now(),
        networks = '{}'
      from taken where w.kind = taken.kind and w.email_hash = taken.email_hash
    )
    select staff_id as "staffId", sum(tries - told_tries)::int as tries,
      sum(wrong_codes - told_wrong_codes)::int as "wrongCodes",
      (select array_agg(distinct network) from taken same, unnest(same.networks) network
        where same.staff_id is not distinct from taken.staff_id) as networks
    from taken group by staff_id order by staff_id nulls last`);
  return rows.map((row) => ({ ...row, networks: (row.networks ?? []).slice(0, most) }));
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
