import type { Transaction } from '../../database/database.ts';
import { markSent } from './certificates.queries.ts';

/** The letter with these certificates is on its way to who gets them. */
export async function recordDelivery(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await markSent(tx, ids);
}
