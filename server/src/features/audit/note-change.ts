import type { Transaction } from '../../database/database.ts';
import { insertAuditEntry } from './audit.queries.ts';

export type Change = {
  /** 'create', 'update', 'archive', 'refund': a verb. */
  action: string;
  /** 'product', 'order', 'staff'. */
  subject: string;
  subjectId: number | string;
  /** What changed, as it was and as it is: only those facts, and never a secret. */
  before?: object;
  after?: object;
};

/** Writes down who changed what, in the transaction of the change. Without a member of staff the shop itself did it. */
export async function noteChange(tx: Transaction, member: { id: number } | undefined, change: Change): Promise<void> {
  const { action, subject, subjectId, before, after } = change;
  const staffId = member?.id ?? null;
  await insertAuditEntry(tx, { staffId, action, subject, subjectId: String(subjectId), before, after });
}
