import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { insertRequestKey } from '../../database/request-keys.ts';
import type { Acting } from './check-staff.ts';

/**
 * Refuses a request that was carried out before: its answer was lost, and it came again with the same key. Whoever adds
 * something calls it first in the transaction, so that a second one waits until the first is written, or is not.
 */
export async function takeRequestOnce(tx: Transaction, { id, requestKey }: Acting): Promise<void> {
  if (requestKey === undefined) return;
  // Whose request it was decides; what it said is not compared.
  const claim = { scope: `staff ${id}`, key: requestKey, requestFingerprint: '' };
  if (!(await insertRequestKey(tx, claim))) throw new Refusal('already_done', {});
}
