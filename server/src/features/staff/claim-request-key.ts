import { Refusal } from '@shop/contract/refusal.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { hasRequestKey, insertRequestKey } from '../../database/request-keys.ts';
import type { Acting } from './check-staff.ts';

/** Transactions that hold the key of their request: one of them may write down several changes. */
const takenIn = new WeakSet<Transaction>();

/**
 * Refuses a request that was carried out before: its answer was lost, and it came again with the same key. Every change
 * that is noted in the audit log takes the key. Whoever adds something, or may change a record without a note, takes it
 * first in the transaction, so that a second one waits until the first is written, or is not.
 */
export async function claimRequestKey(tx: Transaction, { id, requestKey }: Acting): Promise<void> {
  if (requestKey === undefined || takenIn.has(tx)) return;
  // Whose request it was decides; what it said is not compared.
  const claim = { scope: scopeOf(id), key: requestKey, requestFingerprint: '' };
  if (!(await insertRequestKey(tx, claim))) throw new Refusal('already_done', {});
  takenIn.add(tx);
}

/** The same without taking the key: for what stands outside of the change, or has found that it would change nothing. */
export async function refuseRepeated(db: Executor, { id, requestKey }: Acting): Promise<void> {
  if (requestKey === undefined) return;
  if (await hasRequestKey(db, { scope: scopeOf(id), key: requestKey })) throw new Refusal('already_done', {});
}

const scopeOf = (id: number) => `staff ${id}`;
