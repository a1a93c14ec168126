import {
  newPartnerWording,
  partnerAppliedWording,
  partnerApprovedWording,
  partnerDeclinedWording,
} from '@shop/wording/partner-letters.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import { z } from 'zod';
import type { Letter } from '../mail.ts';
import { composeLetter, type Sender } from './compose-letter.ts';
import { facts, paragraph, quotation } from './parts.ts';
import { Words } from './unlinked.ts';

export const PartnerApplied = z.object({ firstName: Words });

export function partnerApplied({ firstName }: z.output<typeof PartnerApplied>, place: Sender): Letter {
  const { subject, thanks, next, otherwise } = partnerAppliedWording;
  return composeLetter(place, {
    subject,
    to: 'account',
    parts: [paragraph(thanks(firstName, place.shopName)), paragraph(next), paragraph(otherwise)],
  });
}

export const PartnerDecided = z.object({
  firstName: Words,
  /** Optional message of staff to the applicant. */
  note: z.string(),
});
type Decided = z.output<typeof PartnerDecided>;

export function partnerApproved(decided: Decided, place: Sender): Letter {
  return partnerDecided(decided, place, partnerApprovedWording);
}

export function partnerDeclined(decided: Decided, place: Sender): Letter {
  return partnerDecided(decided, place, partnerDeclinedWording);
}

function partnerDecided(
  { firstName, note }: Decided,
  place: Sender,
  { subject, decision, next }: typeof partnerApprovedWording,
): Letter {
  const noted = note === '' ? [] : [quotation(note)];
  return composeLetter(place, {
    subject: subject(place.shopName),
    to: 'account',
    parts: [paragraph(decision(firstName)), ...noted, paragraph(next)],
  });
}

export const NewPartner = z.object({
  applicationId: z.number().int(),
  name: Words,
  phone: z.string(),
  email: Words,
  position: Words,
  specialization: Words,
  clinicName: Words,
  address: Words,
});

/** To the owners. The photograph is not attached. */
export function newPartner({ applicationId, phone, ...applicant }: z.output<typeof NewPartner>, place: Sender): Letter {
  const { subject, arrived, ...labels } = newPartnerWording;
  const fact = (name: keyof typeof applicant) => ({ label: labels[name], value: applicant[name] });
  return composeLetter(place, {
    subject: subject(applicationId),
    to: 'owner',
    parts: [
      paragraph(arrived),
      facts([
        fact('name'),
        { label: labels.phone, value: phoneNumber(phone) },
        fact('email'),
        fact('position'),
        fact('specialization'),
        fact('clinicName'),
        fact('address'),
      ]),
    ],
  });
}
