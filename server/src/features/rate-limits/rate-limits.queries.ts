import { burstTolerance, emissionInterval, type Rate } from '@shop/domain/rates.ts';
import { eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { rateLimits } from '../../database/tables/customers.ts';

// `clock_timestamp()`, not `now()`: the time after waiting for a row lock counts.
const now = sql`clock_timestamp()`;
const seconds = (count: number) => sql`make_interval(secs => ${count})`;

/**
 * Counts one more call if the bucket has room; false if it is full. Check and update are one statement. A row beyond
 * the depth of its bucket was written by a clock that was ahead: room for one call is left then.
 */
export async function fillBucket(db: Executor, bucket: string, rate: Rate): Promise<boolean> {
  const share = seconds(emissionInterval(rate));
  const room = seconds(burstTolerance(rate));
  const isBeyond = sql`${rateLimits.busyUntil} > ${now} + ${seconds(rate.seconds)}`;
  const poured = await db
    .insert(rateLimits)
    .values({ bucket, busyUntil: sql`${now} + ${share}` })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: { busyUntil: sql`least(greatest(${rateLimits.busyUntil}, ${now}), ${now} + ${room}) + ${share}` },
      setWhere: sql`${rateLimits.busyUntil} <= ${now} + ${room} or ${isBeyond}`,
    })
    .returning({ bucket: rateLimits.bucket });
  return poured.length > 0;
}

/** Removes one counted call. */
export async function drainBucket(db: Executor, bucket: string, rate: Rate): Promise<void> {
  await db
    .update(rateLimits)
    .set({ busyUntil: sql`${rateLimits.busyUntil} - ${seconds(emissionInterval(rate))}` })
    .where(eq(rateLimits.bucket, bucket));
}

export async function readBusySeconds(db: Executor, bucket: string): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from ${rateLimits.busyUntil} - ${now})::float8` })
    .from(rateLimits)
    .where(eq(rateLimits.bucket, bucket));
  return row?.seconds ?? 0;
}

/** Deletes empty buckets, and buckets that are fuller than any limit allows: a wrong clock wrote those. */
export async function deleteEmptyBucketRows(db: Executor, deepestSeconds: number): Promise<void> {
  await db
    .delete(rateLimits)
    .where(or(lt(rateLimits.busyUntil, sql`now()`), gt(rateLimits.busyUntil, sql`now() + ${seconds(deepestSeconds)}`)));
}
