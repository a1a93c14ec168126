import type { Transaction } from '../../../database/database.ts';
import { markSent } from '../certificates.queries.ts';

/** Records that the letter with these certificates was sent. */
export async function recordDelivery(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await markSent(tx, ids);
}
