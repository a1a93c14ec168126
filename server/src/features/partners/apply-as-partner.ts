import { randomUUID } from 'node:crypto';
import type { PartnerApplication } from '@shop/contract/partners.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { partnerPhoto } from '@shop/domain/partners.ts';
import { partnerPhotoProblems, partnerRules } from '@shop/wording/partners.ts';
import type { Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { redrawPhoto } from '../media/index.ts';
import { queueLetter } from '../notifications/index.ts';
import { ownerEmails } from '../staff/index.ts';
import { findChosenOptions } from './partner-options.ts';
import { insertApplication } from './partners.queries.ts';

type Options = Awaited<ReturnType<typeof findChosenOptions>>;

/** Stores an application and its photo, both or neither, and queues letters to the applicant and the owners. */
export async function applyAsPartner(
  { db, media, queue, log }: Pick<Shop, 'db' | 'media' | 'queue' | 'log'>,
  application: PartnerApplication,
): Promise<void> {
  // Honeypot field: a bot gets the usual answer, so that it does not try another way.
  if (application.comment !== '') return log.info('bot submitted the partner form');
  const options = await findChosenOptions(db, application);
  const photo = await readPhoto(application.profile_certificate_photo);
  // Only the row knows the key: public pictures are served from another prefix.
  const photoKey = `private/partners/${randomUUID()}.jpg`;
  try {
    await media.write(photoKey, photo);
    await db.transaction(async (tx) => {
      const applicationId = await insertApplication(tx, toRow(application, options, photoKey));
      await mailApplicant(tx, { queue }, applicationId, application);
      await mailOwners(tx, { queue }, applicationId, application, options);
    });
  } catch (error) {
    // Remove it even if the write failed: the store may have written it without confirming.
    await media
      .remove(photoKey)
      .catch((err) => log.error({ err, photoKey }, 'photo of a failed application not removed'));
    throw error;
  }
}

async function readPhoto(file: Blob): Promise<Buffer> {
  const drawn = await redrawPhoto(new Uint8Array(await file.arrayBuffer()), partnerPhoto);
  if ('photo' in drawn) return drawn.photo;
  const words = [partnerRules.photo, partnerPhotoProblems[drawn.problem]];
  throw new Refusal('invalid_request', { fields: { profile_certificate_photo: words } });
}

function toRow(application: PartnerApplication, options: Options, photoKey: string) {
  return {
    lastName: application.last_name,
    firstName: application.first_name,
    patronymic: application.patronymic,
    email: application.email,
    phone: application.phone_number,
    dateOfBirth: application.date_of_birth,
    positionId: options.position.id,
    educationId: options.education.id,
    specializationId: options.specialization.id,
    workplaceId: options.workplace.id,
    howTheyId: options.how_they_heard_about_us.id,
    clinicName: application.clinic_name,
    address: application.address,
    professionalSocialMedia: application.professional_social_media,
    clinicWebsite: application.clinic_website,
    brandsWorkedWith: application.brands_worked_with,
    photoKey,
    consentAt: new Date(),
  };
}

async function mailApplicant(
  tx: Transaction,
  { queue }: Pick<Shop, 'queue'>,
  applicationId: number,
  { email, first_name: firstName }: PartnerApplication,
): Promise<void> {
  await queueLetter(tx, queue, {
    event: `partner-applied:${applicationId}`,
    kind: 'partner-applied',
    recipient: email,
    data: { firstName },
  });
}

async function mailOwners(
  tx: Transaction,
  { queue }: Pick<Shop, 'queue'>,
  applicationId: number,
  { last_name, first_name, patronymic, phone_number: phone, email, clinic_name, address }: PartnerApplication,
  { position, specialization }: Options,
): Promise<void> {
  for (const recipient of await ownerEmails(tx))
    await queueLetter(tx, queue, {
      event: `new-partner:${applicationId}:${recipient}`,
      kind: 'new-partner',
      recipient,
      data: {
        applicationId,
        name: `${last_name} ${first_name} ${patronymic}`,
        phone,
        email,
        position: position.name,
        specialization: specialization.name,
        clinicName: clinic_name,
        address,
      },
    });
}
