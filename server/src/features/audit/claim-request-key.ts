import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { hasRequestKey, insertRequestKey } from '../../database/request-keys.ts';
import type { Acting } from './acting.ts';

/** Transactions that have claimed their request key: one transaction may record several changes. */
const takenIn = new WeakSet<Transaction>();

/**
 * Claims the idempotency key; refuses a request that was carried out before and came again because its answer was lost.
 * Recording a change in the audit log claims the key. A verb that inserts a record, or may change one without an audit
 * entry, claims it first in its transaction, so that a repeated request waits for the first one to commit or roll back.
 */
export async function claimRequestKey(tx: Transaction, { id, requestKey }: Acting): Promise<void> {
  if (requestKey === undefined || takenIn.has(tx)) return;
  // Keys are per member of staff; the body of the request is not compared.
  const claim = { scope: keyScope(id), key: requestKey, requestFingerprint: '' };
  if (!(await insertRequestKey(tx, claim))) throw new Refusal('already_done', {});
  takenIn.add(tx);
}

/** Refuses a repeated request without claiming the key: outside of the transaction, or if nothing would change. */
export async function refuseRepeated(db: Executor, { id, requestKey }: Acting): Promise<void> {
  if (requestKey === undefined) return;
  if (await hasRequestKey(db, { scope: keyScope(id), key: requestKey })) throw new Refusal('already_done', {});
}

const keyScope = (id: number) => `staff ${id}`;
