import type { CertificateDetails } from '@shop/contract/admin/certificates.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import type { Member } from '../staff/index.ts';
import { changeState } from './certificate-admin.queries.ts';
import { readCertificate } from './read-certificate.ts';

const wishedStates = { block: 'blocked', unblock: 'active' } as const;

/** Blocks or unblocks payments with a certificate. Its balance stays. Repeating the action changes nothing. */
export async function blockCertificate(
  { db }: Pick<Shop, 'db'>,
  member: Member,
  { id, action, reason }: { id: number; action: keyof typeof wishedStates; reason: string },
): Promise<CertificateDetails> {
  return await db.transaction(async (tx) => {
    const state = wishedStates[action];
    if (await changeState(tx, id, state))
      await recordChange(tx, member, { action, subject: 'certificate', subjectId: id, after: { state, reason } });
    const certificate = await readCertificate(tx, id);
    if (action === 'unblock' && certificate.is_refunded) throw new Refusal('certificate_refunded', {});
    return certificate;
  });
}
