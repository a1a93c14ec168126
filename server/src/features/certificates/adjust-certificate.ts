import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { changeBalance, insertCertificateMovements } from './certificates.queries.ts';

/** Corrects a balance by hand, with the reason in the ledger. The database refuses a balance below zero. */
export async function adjustCertificate(
  tx: Transaction,
  certificateId: number,
  difference: Kopiykas,
  note: string,
): Promise<void> {
  const balanceAfter = await changeBalance(tx, certificateId, difference);
  await insertCertificateMovements(tx, [{ certificateId, kind: 'adjusted', difference, balanceAfter, note }]);
}
