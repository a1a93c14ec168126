import { codesWithoutWords } from '@shop/wording/admin/audit.ts';
import type { OpenDatabase } from '../src/database/open-database.ts';
import { auditLog } from '../src/database/tables/staff.ts';

/** Whatever a test has done that the log tells of, it must tell in Ukrainian. */
export async function requireAuditWords({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { action, subject, before, after } = auditLog;
  // A test may have closed its database, or taken it away.
  const entries = await db
    .select({ action, subject, before, after })
    .from(auditLog)
    .catch(() => []);
  const codes = new Set(entries.flatMap(codesWithoutWords));
  if (codes.size > 0) throw new Error(`No words in wording/src/admin/audit.ts: ${[...codes].join(', ')}`);
}
