import type { CertificateDetails } from '@shop/contract/admin/certificates.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { type Kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Shop } from '../../shop.ts';
import { claimRequestKey, recordChange } from '../audit/index.ts';
import { type Member, requireWithinDay } from '../staff/index.ts';
import { adjustCertificate } from './adjust-certificate.ts';
import { lockCertificate } from './certificate-admin.queries.ts';
import { readCertificate } from './read-certificate.ts';

/** Staff add money to a certificate or take it off, with a reason. */
export async function correctCertificate(
  { db }: Pick<Shop, 'db'>,
  member: Member,
  { id, difference, reason }: { id: number; difference: Kopiykas; reason: string },
): Promise<CertificateDetails> {
  return await db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    if (difference > 0) await requireWithinDay(tx, member, 'certificates', difference);
    await lockCertificate(tx, id);
    // Its money is being or was refunded, so its balance must not change.
    if ((await readCertificate(tx, id)).is_refunded) throw new Refusal('certificate_refunded', {});
    await adjustCertificate(tx, id, difference, { note: reason, staffId: member.id });
    const corrected = await readCertificate(tx, id);
    const after = { balance: corrected.balance, difference: toDecimal(difference), reason };
    await recordChange(tx, member, { action: 'adjust', subject: 'certificate', subjectId: id, after });
    return corrected;
  });
}
