import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { insertCertificate, insertCertificateMovements } from './certificates.queries.ts';

export type NewCertificate = {
  serialNumber: string;
  amount: Kopiykas;
  /** An ISO date in Kyiv: it is good until midnight of its last day. */
  validUntil: string;
  recipient?: { name: string | null; email: string | null; message: string | null; sendOn: string | null };
};

/** Puts money on a new certificate; the ledger begins with it, and with who gave it and why. */
export async function issueCertificate(
  tx: Transaction,
  { serialNumber, amount, validUntil, recipient }: NewCertificate,
  by: { staffId?: number; note?: string } = {},
): Promise<number> {
  const id = await insertCertificate(tx, {
    serialNumber: serialNumber.trim().toUpperCase(),
    amount,
    balance: amount,
    validUntil,
    recipientName: recipient?.name,
    recipientEmail: recipient?.email,
    message: recipient?.message,
    sendOn: recipient?.sendOn,
  });
  await insertCertificateMovements(tx, [
    { certificateId: id, kind: 'issued', difference: amount, balanceAfter: amount, ...by },
  ]);
  return id;
}
