import type { CertificateDetails, CertificatesQuery } from '@shop/contract/admin/certificates.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import { readChangesOf } from '../audit/index.ts';
import { findCertificateById, listCertificates, listMovements } from './certificate-admin.queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findCertificateById>>>;

export async function readCertificates(db: Executor, query: CertificatesQuery) {
  const { rows, total } = await listCertificates(db, query, kyivDate(new Date()));
  return { data: rows.map(toAdminCertificate), total };
}

/** One certificate with its full serial number, its ledger and who blocked it. */
export async function readCertificate(db: Executor, id: number): Promise<CertificateDetails> {
  const row = await findCertificateById(db, id, kyivDate(new Date()));
  if (row === undefined) throw new Refusal('certificate_not_found', {});
  const movements = await listMovements(db, id);
  return {
    ...toAdminCertificate(row),
    serial_number: row.certificate.serialNumber,
    message: row.certificate.message,
    is_refunded: isRefunded(row.certificate),
    movements: movements.map(({ movement, staffName }) => ({
      id: movement.id,
      kind: movement.kind,
      difference: toDecimal(kopiykas(movement.difference)),
      balance_after: toDecimal(kopiykas(movement.balanceAfter)),
      order_id: movement.orderId,
      staff_name: staffName,
      note: movement.note,
      at: movement.at.toISOString(),
    })),
    blockings: await readBlockings(db, id),
  };
}

/** Blocked by a refund, a cancellation or a chargeback, also when staff had blocked it before. */
function isRefunded({ blockedFor, refundId }: Row['certificate']): boolean {
  return refundId !== null || (blockedFor !== null && blockedFor !== 'staff');
}

async function readBlockings(db: Executor, id: number): Promise<CertificateDetails['blockings']> {
  return (await readChangesOf(db, 'certificate', id)).flatMap(({ id: entry, action, after, staffName, at }) => {
    if (action !== 'block' && action !== 'unblock') return [];
    const { reason } = after as { reason: string };
    return [{ id: entry, action, reason, staff_name: staffName, at: at.toISOString() }];
  });
}

const shownSigns = 4;

function toAdminCertificate({ certificate, state, orderId }: Row) {
  return {
    id: certificate.id,
    number_end: certificate.serialNumber.slice(-shownSigns),
    state,
    amount: toDecimal(kopiykas(certificate.amount)),
    balance: toDecimal(kopiykas(certificate.balance)),
    valid_until: certificate.validUntil,
    recipient_name: certificate.recipientName,
    recipient_email: certificate.recipientEmail,
    send_on: certificate.sendOn,
    sent_at: certificate.sentAt?.toISOString() ?? null,
    order_id: orderId,
    issued_at: certificate.issuedAt.toISOString(),
  };
}
