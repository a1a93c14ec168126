import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { type ListRequest, limitAndOffset, sortedBy } from '../../database/list-page.ts';
import { auditLog, staff } from '../../database/tables/staff.ts';

type Asked<T> = { [Name in keyof T]?: T[Name] | undefined };

export type AuditListing = ListRequest<'at'> &
  Asked<{
    ids: number[];
    staff_id: number;
    action: string;
    subject: string;
    subject_id: string;
    from: string;
    to: string;
  }>;

const startOfDay = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Kyiv')`;
const endOfDay = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Kyiv')`;

export async function listAuditEntries(db: Executor, asked: AuditListing) {
  const isAsked = and(
    asked.ids && inArray(auditLog.id, asked.ids),
    asked.staff_id === undefined ? undefined : eq(auditLog.staffId, asked.staff_id),
    asked.action === undefined ? undefined : eq(auditLog.action, asked.action),
    asked.subject === undefined ? undefined : eq(auditLog.subject, asked.subject),
    asked.subject_id === undefined ? undefined : eq(auditLog.subjectId, asked.subject_id),
    asked.from === undefined ? undefined : gte(auditLog.at, startOfDay(asked.from)),
    asked.to === undefined ? undefined : lt(auditLog.at, endOfDay(asked.to)),
  );
  const { limit, offset } = limitAndOffset(asked);
  const rows = await db
    .select({ entry: auditLog, staff: { id: staff.id, name: staff.name } })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(isAsked)
    .orderBy(...sortedBy(asked, { at: auditLog.at }, auditLog.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(auditLog).where(isAsked);
  return { rows, total: all!.total };
}
