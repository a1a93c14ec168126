import { and, count, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { auditLog, staff } from '../../database/tables/staff.ts';

export async function insertStaff(db: Executor, member: typeof staff.$inferInsert): Promise<number> {
  const [row] = await db.insert(staff).values(member).returning({ id: staff.id });
  return row!.id;
}

export async function insertAuditEntry(db: Executor, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export async function countActiveOwners(db: Executor): Promise<number> {
  const [row] = await db
    .select({ owners: count() })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.isActive, true)));
  return row!.owners;
}

/** Until the end of the transaction nobody else adds staff. */
export async function lockStaff(db: Executor): Promise<void> {
  await db.execute(sql`lock table ${staff} in share row exclusive mode`);
}
