import { type SQL, sql } from 'drizzle-orm';

/** Whether a column has one of these ids: one parameter, however many there are. */
export const among = (column: { getSQL(): SQL }, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::int[])`;
