import type { CertificateDetails, NewCertificate } from '@shop/contract/admin/certificates.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { isSendingDay, sendingMoment } from '@shop/domain/gifts.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { toDecimal } from '@shop/domain/money.ts';
import { certificateWording } from '@shop/wording/admin/certificates.ts';
import { giftWording } from '@shop/wording/gifts.ts';
import type { Shop } from '../../../shop.ts';
import { claimRequestKey, recordChange } from '../../audit/index.ts';
import { queueLetter } from '../../notifications/index.ts';
import { readSerialPrefix } from '../../shop-settings/index.ts';
import { type Member, requireWithinDay } from '../../staff/index.ts';
import { readCertificate } from '../read-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';
import { newSerialNumber } from './new-serial-number.ts';

/** Issues a certificate that was not bought. With an e-mail address it is mailed like a bought gift. */
export async function giveCertificate(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  given: NewCertificate,
): Promise<CertificateDetails> {
  const now = new Date();
  refuseWrongDays(given, kyivDate(now));
  const { amount, valid_until: validUntil, reason, recipient_email: email, send_on: sendOn } = given;
  const recipient = { name: given.recipient_name, email, message: given.message, sendOn };
  return await db.transaction(async (tx) => {
    await claimRequestKey(tx, member);
    await requireWithinDay(tx, member, 'certificates', amount);
    const certificate = { serialNumber: newSerialNumber(await readSerialPrefix(tx)), amount, validUntil, recipient };
    const certificateId = await issueCertificate(tx, certificate, { staffId: member.id, note: reason });
    await recordChange(tx, member, {
      action: 'issue',
      subject: 'certificate',
      subjectId: certificateId,
      after: { amount: toDecimal(amount), valid_until: validUntil, reason },
    });
    if (email !== null)
      await queueLetter(tx, queue, {
        event: `certificate-given:${certificateId}`,
        kind: 'certificate-gift',
        recipient: email,
        data: { certificateId },
        sendAfter: sendingMoment(sendOn, now),
      });
    return await readCertificate(tx, certificateId);
  });
}

function refuseWrongDays({ valid_until, send_on }: NewCertificate, today: string): void {
  const wrong = {
    ...(valid_until < today && { valid_until: [certificateWording.validInThePast] }),
    ...(send_on !== null && !isSendingDay(send_on, today) && { send_on: [giftWording.otherDay] }),
    ...(send_on !== null && send_on > valid_until && { send_on: [certificateWording.sentTooLate] }),
  };
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_request', { fields: wrong });
}
