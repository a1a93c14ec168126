import type { User } from '@shop/contract/customer-shapes.ts';
import type { ProfileChanges } from '@shop/contract/customers.ts';
import { profileWording } from '@shop/wording/account-profile.ts';
import { phoneDigits } from '../../../ui/mask-phone.ts';
import type { Wrong } from '../../../ui/use-touched.ts';

/** The profile as it is typed, by the names that the API has for its fields. */
export const profileNames = ['first_name', 'last_name', 'phone_number', 'email', 'city', 'current_password'] as const;
export type ProfileFields = Record<(typeof profileNames)[number], string>;

/** Of the phone number the ten digits after +38; a number of another country has no place in the field. */
export function fieldsOf({ first_name, last_name, phone_number, email, city }: User): ProfileFields {
  const [, digits = ''] = /^\+38(\d{10})$/.exec(phone_number) ?? [];
  return { first_name, last_name, phone_number: digits, email, city, current_password: '' };
}

export function isEmailChanged(fields: ProfileFields, user: User): boolean {
  return fields.email.trim().toLowerCase() !== user.email;
}

/** Whether the field stays empty because the number that is kept is one of another country. */
function keepsForeignPhone(fields: ProfileFields, user: User): boolean {
  return fields.phone_number === '' && fieldsOf(user).phone_number === '' && user.phone_number !== '';
}

/** What can be said without asking the shop. */
export function checkProfile(fields: ProfileFields, user: User): Wrong<keyof ProfileFields> {
  const isPhoneWhole = fields.phone_number.length === phoneDigits || keepsForeignPhone(fields, user);
  return {
    ...(!isPhoneWhole && { phone_number: profileWording.invalidPhone }),
    ...(isEmailChanged(fields, user) &&
      fields.current_password === '' && { current_password: profileWording.enterPassword }),
  };
}

/** What is sent: what is not sent stays as it is. */
export function changesOf(fields: ProfileFields, user: User): ProfileChanges {
  const { phone_number, email, current_password, ...names } = fields;
  return {
    ...names,
    ...(!keepsForeignPhone(fields, user) && { phone_number: `${profileWording.phonePrefix}${phone_number}` }),
    ...(isEmailChanged(fields, user) && { email, current_password }),
  };
}
