import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { insertCertificate, insertCertificateMovements } from './certificates.queries.ts';

export type NewCertificate = {
  serialNumber: string;
  amount: Kopiykas;
  /** An ISO date in Kyiv: it is good until midnight of its last day. */
  validUntil: string;
};

/** Puts money on a new certificate; the ledger begins with it. */
export async function issueCertificate(
  tx: Transaction,
  { serialNumber, amount, validUntil }: NewCertificate,
): Promise<number> {
  const id = await insertCertificate(tx, {
    serialNumber: serialNumber.trim().toUpperCase(),
    amount,
    balance: amount,
    validUntil,
  });
  await insertCertificateMovements(tx, [
    { certificateId: id, kind: 'issued', difference: amount, balanceAfter: amount },
  ]);
  return id;
}
