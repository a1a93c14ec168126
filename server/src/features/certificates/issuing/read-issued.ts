import { certificateProblem } from '@shop/domain/certificates.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import type { Executor } from '../../../database/database.ts';
import { type IssuedFor, listIssued } from '../certificates.queries.ts';

export type IssuedCertificate = {
  id: number;
  serialNumber: string;
  amount: Kopiykas;
  validUntil: string;
  isBlocked: boolean;
  recipient: { name: string; email: string | null; message: string | null; sendOn: string | null } | null;
};

type Row = Awaited<ReturnType<typeof listIssued>>[number];

export async function readIssued(db: Executor, of: IssuedFor): Promise<IssuedCertificate[]> {
  return (await listIssued(db, of)).map(toIssuedCertificate);
}

/** A gift and its giver. Only certificates that can still pay: a refunded or spent gift is not mailed. */
export async function readGift(
  db: Executor,
  of: IssuedFor,
): Promise<{ buyer: string; certificates: IssuedCertificate[] }> {
  const today = kyivDate(new Date());
  const rows = (await listIssued(db, of)).filter(
    ({ certificate }) => certificateProblem(certificate, today) === undefined,
  );
  return { buyer: rows[0]?.buyer ?? '', certificates: rows.map(toIssuedCertificate) };
}

function toIssuedCertificate({ certificate }: Row): IssuedCertificate {
  const { id, serialNumber, amount, validUntil, state, recipientName, recipientEmail, message, sendOn } = certificate;
  return {
    id,
    serialNumber,
    amount: kopiykas(amount),
    validUntil,
    isBlocked: state === 'blocked',
    recipient: recipientName === null ? null : { name: recipientName, email: recipientEmail, message, sendOn },
  };
}
