import type { Transaction } from '../../../database/database.ts';
import { blankRecipients } from '../certificates.queries.ts';

/** Deletes the recipients' data of the certificates that these orders bought. The certificates stay valid. */
export async function eraseRecipients(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await blankRecipients(tx, orderIds);
}
