import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

/**
 * Waits until nobody writes anything, and lets nobody write until the transaction ends; everybody may read. It gives up before the
 * database would look for a deadlock, so that no order is ended in favour of it.
 */
export async function lockShop(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`set local lock_timeout = '300ms'`);
  await tx.execute(sql`lock table ${tables} in exclusive mode`);
}

/** Whether a lock was waited for too long. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '55P03';
}
