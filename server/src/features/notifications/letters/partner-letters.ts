import { newPartnerWording } from '@shop/wording/partner-letters.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import { vocative } from '@shop/wording/vocative.ts';
import { z } from 'zod';
import type { Letter } from '../mail.ts';
import { composeLetter, type Sender } from './compose-letter.ts';
import { letterWords } from './letter-words.ts';
import { facts, paragraph, quotation } from './parts.ts';
import { Words } from './unlinked.ts';

export const PartnerApplied = z.object({ firstName: Words });

export function partnerApplied({ firstName }: z.output<typeof PartnerApplied>, place: Sender): Letter {
  const { opening, closing, ...shown } = letterWords('partner-applied', { firstName: vocative(firstName) }, place);
  return composeLetter(place, { ...shown, to: 'account', parts: [...opening(), ...closing] });
}

export const PartnerDecided = z.object({
  firstName: Words,
  /** Optional message of staff to the applicant. */
  note: z.string(),
});
type Decided = z.output<typeof PartnerDecided>;

export function partnerDecided(kind: 'partner-approved' | 'partner-declined', decided: Decided, place: Sender): Letter {
  const { firstName, note } = decided;
  const { opening, closing, ...shown } = letterWords(kind, { firstName: vocative(firstName) }, place);
  const noted = note === '' ? [] : [quotation(note)];
  return composeLetter(place, { ...shown, to: 'account', parts: [...opening(), ...noted, ...closing] });
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
