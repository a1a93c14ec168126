import { codesWithoutWords } from '@shop/wording/admin/audit.ts';
import type { OpenDatabase } from '../src/database/open-database.ts';
import { auditLog } from '../src/database/tables/staff.ts';

/** All audit log entries of a test must have Ukrainian texts. */
export async function requireAuditWords({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { action, subject, before, after } = auditLog;
  // A test may have closed or dropped its database.
  const entries = await db
    .select({ action, subject, before, after })
    .from(auditLog)
    .catch(() => []);
  const codes = new Set(entries.flatMap(codesWithoutWords));
  if (codes.size > 0) throw new Error(`No words in wording/src/admin/audit.ts: ${[...codes].join(', ')}`);
}
