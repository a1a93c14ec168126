import { Refusal } from '@shop/contract/refusal.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { correctBalance, insertCertificateMovements } from './certificates.queries.ts';

/** Changes a balance by a difference and writes the reason to the ledger. Payments made in the meantime are kept. */
export async function adjustCertificate(
  tx: Transaction,
  certificateId: number,
  difference: Kopiykas,
  by: { note: string; staffId?: number },
): Promise<void> {
  const left = await correctBalance(tx, certificateId, difference);
  if (left === undefined) throw new Refusal(difference < 0 ? 'certificate_below_zero' : 'certificate_above_amount', {});
  await insertCertificateMovements(tx, [
    { certificateId, kind: 'adjusted', difference, balanceAfter: left.balance, ...by },
  ]);
}
