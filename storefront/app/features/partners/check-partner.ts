import { looksLikeEmail } from '@shop/domain/email-addresses.ts';
import { isAdult, isPlace, isWebAddress, partnerPhone } from '@shop/domain/partners.ts';
import { isPersonName } from '@shop/domain/person-names.ts';
import { partnerRules as rules } from '@shop/wording/partners.ts';
import type { Typed } from '../../ui/use-form.ts';
import type { Wrong } from '../../ui/use-touched.ts';

/** In the order on the screen. */
export const partnerFields = [
  'last_name',
  'first_name',
  'patronymic',
  'date_of_birth',
  'email',
  'phone_number',
  'position',
  'education',
  'specialization',
  'brands_worked_with',
  'workplace',
  'clinic_name',
  'address',
  'clinic_website',
  'professional_social_media',
  'how_they_heard_about_us',
  'profile_certificate_photo',
  'consent',
] as const;
export type PartnerField = (typeof partnerFields)[number];

const isChosen = (value: string) => value !== '';
const mayBeWebAddress = (text: string) => text.trim() === '' || isWebAddress(text);

/** `today` is the date in Kyiv, '2026-11-16'. */
export function checkPartner(typed: Typed<PartnerField>, today: string): Wrong<PartnerField> {
  const wrong: Wrong<PartnerField> = {};
  function hold(isGood: (text: string) => boolean, words: string, ...names: PartnerField[]) {
    for (const name of names) if (!isGood(typed[name])) wrong[name] = words;
  }
  hold(isPersonName, rules.name, 'last_name', 'first_name', 'patronymic');
  hold((date) => isAdult(date, today), rules.dateOfBirth, 'date_of_birth');
  hold(looksLikeEmail, rules.email, 'email');
  hold((phone) => partnerPhone(phone) !== undefined, rules.phone, 'phone_number');
  hold(isChosen, rules.required, 'position', 'education', 'specialization', 'workplace', 'how_they_heard_about_us');
  hold(isPlace, rules.place, 'clinic_name', 'address');
  hold(mayBeWebAddress, rules.webAddress, 'clinic_website', 'professional_social_media');
  hold(isChosen, rules.photo, 'profile_certificate_photo');
  hold(isChosen, rules.consent, 'consent');
  return wrong;
}
