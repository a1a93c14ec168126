import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * The current time of the database, not that of the transaction's start. Times that are later compared with `now()` come
 * from it, because the clocks of the processes may differ.
 */
export async function readClock(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ now: string | Date }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]!.now);
}
