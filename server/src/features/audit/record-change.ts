import type { AuditAction, AuditSubject } from '@shop/wording/admin/audit.ts';
import type { Transaction } from '../../database/database.ts';
import type { Acting } from './acting.ts';
import { insertAuditEntries, insertAuditEntry } from './audit.queries.ts';
import { claimRequestKey } from './claim-request-key.ts';

export type Change = {
  /** A verb: 'create', 'update', 'archive', 'refund'. */
  action: AuditAction;
  /** For example 'product', 'order', 'staff'. */
  subject: AuditSubject;
  /** 'table' for a bulk change. */
  subjectId: number | string;
  /** Only the changed fields, before and after. Never a secret. */
  before?: object;
  after?: object;
};

/**
 * Writes an audit entry in the transaction of the change and claims the idempotency key of the request, so that it is
 * carried out only once. Without a member of staff, the shop itself made the change.
 */
export async function recordChange(tx: Transaction, member: Acting | undefined, change: Change): Promise<void> {
  if (member !== undefined) await claimRequestKey(tx, member);
  const { action, subject, subjectId, before, after } = change;
  const staffId = member?.id ?? null;
  await insertAuditEntry(tx, { staffId, action, subject, subjectId: String(subjectId), before, after });
}

/** Records the same change for many orders, by number. Their customers are not recorded. */
export async function recordOrderChanges(
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
