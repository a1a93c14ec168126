import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { auditLog, staff } from '../../database/tables/staff.ts';

export async function insertAuditEntry(db: Executor, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export async function insertAuditEntries(db: Executor, entries: (typeof auditLog.$inferInsert)[]): Promise<void> {
  if (entries.length > 0) await db.insert(auditLog).values(entries);
}

export async function listChangesOf(db: Executor, subject: string, subjectId: string) {
  const { id, action, after, at } = auditLog;
  return await db
    .select({ id, action, after, at, staffName: staff.name })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, subjectId)))
    .orderBy(asc(auditLog.id));
}
