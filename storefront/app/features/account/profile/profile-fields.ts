import type { User } from '@shop/contract/customer-shapes.ts';
import type { ProfileChanges } from '@shop/contract/customers.ts';
import { profileWording } from '@shop/wording/account-profile.ts';
import { phoneDigits } from '../../../ui/mask-phone.ts';
import type { Wrong } from '../../../ui/use-touched.ts';

/** The profile as it is typed, with the field names of the API. */
export const profileNames = ['first_name', 'last_name', 'phone_number', 'email', 'city', 'current_password'] as const;
export type ProfileFields = Record<(typeof profileNames)[number], string>;

/** The phone field holds the ten digits after +38. A foreign number does not fit and leaves it empty. */
export function toProfileFields({ first_name, last_name, phone_number, email, city }: User): ProfileFields {
  const [, digits = ''] = /^\+38(\d{10})$/.exec(phone_number) ?? [];
  return { first_name, last_name, phone_number: digits, email, city, current_password: '' };
}

export function isEmailChanged(fields: ProfileFields, user: User): boolean {
  return fields.email.trim().toLowerCase() !== user.email;
}

/** Whether the field is empty because the stored number is foreign. */
function keepsForeignPhone(fields: ProfileFields, user: User): boolean {
  return fields.phone_number === '' && toProfileFields(user).phone_number === '' && user.phone_number !== '';
}

/** Checks that need no request. */
export function checkProfile(fields: ProfileFields, user: User): Wrong<keyof ProfileFields> {
  const isPhoneWhole = fields.phone_number.length === phoneDigits || keepsForeignPhone(fields, user);
  return {
    ...(!isPhoneWhole && { phone_number: profileWording.invalidPhone }),
    ...(isEmailChanged(fields, user) &&
      fields.current_password === '' && { current_password: profileWording.enterPassword }),
  };
}

/** The changed fields. Fields that are not sent stay as they are. */
export function profileChanges(fields: ProfileFields, user: User): ProfileChanges {
  const { phone_number, email, current_password, ...names } = fields;
  return {
    ...names,
    ...(!keepsForeignPhone(fields, user) && { phone_number: `${profileWording.phonePrefix}${phone_number}` }),
    ...(isEmailChanged(fields, user) && { email, current_password }),
  };
}
