import type { AuditAction, AuditSubject } from '@shop/wording/admin/audit.ts';
import type { Transaction } from '../../database/database.ts';
import { insertAuditEntries, insertAuditEntry } from './audit.queries.ts';

export type Change = {
  /** 'create', 'update', 'archive', 'refund': a verb. */
  action: AuditAction;
  /** 'product', 'order', 'staff'. */
  subject: AuditSubject;
  /** 'table' when it is done to many at once. */
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

/** The same done to many orders, by their numbers: who they belonged to is not written down. */
export async function noteOrders(
  tx: Transaction,
  member: { id: number } | undefined,
  action: AuditAction,
  orderIds: readonly number[],
): Promise<void> {
  const staffId = member?.id ?? null;
  await insertAuditEntries(
    tx,
    orderIds.map((id) => ({ staffId, action, subject: 'order', subjectId: String(id) })),
  );
}
