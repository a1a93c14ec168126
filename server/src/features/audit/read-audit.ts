import type { Executor } from '../../database/database.ts';
import { type AuditListing, listAuditEntries } from './audit-list.queries.ts';

type Facts = Record<string, unknown> | null;

export async function readAudit(db: Executor, asked: AuditListing) {
  const { rows, total } = await listAuditEntries(db, asked);
  const data = rows.map(({ entry: { id, at, action, subject, subjectId, before, after }, staff }) => ({
    id,
    at: at.toISOString(),
    staff,
    action,
    subject,
    subject_id: subjectId,
    before: before as Facts,
    after: after as Facts,
  }));
  return { data, total };
}
