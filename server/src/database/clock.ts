import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * The database's clock, now and not at the beginning of the transaction. Moments that statements compare with `now()`
 * are made from it: the clocks of the processes may differ.
 */
export async function readClock(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ now: string | Date }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]!.now);
}
