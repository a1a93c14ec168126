import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';

type TableWithId = PgTable & { id: PgColumn };

/** The queries that are the same for every table of content. */
export const rowQueries = (table: TableWithId) => ({
  async lock(tx: Transaction, id: number): Promise<boolean> {
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
    return rows.length > 0;
  },
  async delete(tx: Transaction, id: number): Promise<void> {
    await tx.delete(table).where(eq(table.id, id));
  },
});
