import type { Transaction } from '../../database/database.ts';
import { blankRecipients } from './certificates.queries.ts';

/** Who got the certificates that these orders bought; the certificates themselves stay good. */
export async function forgetRecipients(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await blankRecipients(tx, orderIds);
}
