import type { AuditAction, AuditSubject } from '@shop/wording/admin/audit.ts';
import type { Transaction } from '../../database/database.ts';
import type { Acting } from '../staff/check-staff.ts';
import { claimRequestKey } from '../staff/claim-request-key.ts';
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

/**
 * Writes down who changed what, in the transaction of the change, and takes the key of their request: it is carried out
 * once. Without a member of staff the shop itself did it.
 */
export async function recordChange(tx: Transaction, member: Acting | undefined, change: Change): Promise<void> {
  if (member !== undefined) await claimRequestKey(tx, member);
  const { action, subject, subjectId, before, after } = change;
  const staffId = member?.id ?? null;
  await insertAuditEntry(tx, { staffId, action, subject, subjectId: String(subjectId), before, after });
}

/** The same done to many orders, by their numbers: who they belonged to is not written down. */
export async function noteOrders(
  tx: Transaction,
  member: Acting | undefined,
  action: AuditAction,
  orderIds: readonly number[],
): Promise<void> {
  if (member !== undefined && orderIds.length > 0) await claimRequestKey(tx, member);
  const staffId = member?.id ?? null;
  await insertAuditEntries(
    tx,
    orderIds.map((id) => ({ staffId, action, subject: 'order', subjectId: String(id) })),
  );
}
