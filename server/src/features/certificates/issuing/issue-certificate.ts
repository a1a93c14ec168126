import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../../database/database.ts';
import { insertCertificate, insertCertificateMovements } from '../certificates.queries.ts';

export type NewCertificate = {
  serialNumber: string;
  amount: Kopiykas;
  /** ISO date in Kyiv; the last valid day. */
  validUntil: string;
  recipient?: { name: string | null; email: string | null; message: string | null; sendOn: string | null };
};

/** Creates a certificate. The first ledger entry says who issued it and why. */
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
