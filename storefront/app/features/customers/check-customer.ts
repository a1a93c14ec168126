import { looksLikeEmail } from '@shop/domain/email-addresses.ts';
import { brokenPasswordRules } from '@shop/domain/password-rules.ts';
import { isPersonName } from '@shop/domain/person-names.ts';
import { internationalPhone } from '@shop/domain/phone-numbers.ts';
import { customerWording, registrationWording } from '@shop/wording/customers.ts';
import { passwordWording } from '@shop/wording/passwords.ts';
import { personWording } from '@shop/wording/person.ts';
import type { Typed } from '../../ui/use-form.ts';
import type { Wrong } from '../../ui/use-touched.ts';

export const registrationFields = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'password',
  're_password',
  'consent',
] as const;
type RegistrationField = (typeof registrationFields)[number];

export function checkRegistration(typed: Typed<RegistrationField>): Wrong<RegistrationField> {
  const { first_name, last_name, phone_number, password, re_password, consent } = typed;
  return {
    ...(!isPersonName(first_name) && { first_name: personWording.firstName }),
    ...(!isPersonName(last_name) && { last_name: personWording.lastName }),
    ...checkEmail(typed),
    ...(internationalPhone(phone_number) === undefined && { phone_number: personWording.phone }),
    ...brokenRule('password', password),
    ...(re_password !== password && { re_password: passwordWording.differ }),
    ...(consent === '' && { consent: registrationWording.consentNeeded }),
  };
}

export function checkEmail({ email }: Typed<'email'>): Wrong<'email'> {
  return looksLikeEmail(email) ? {} : { email: personWording.email };
}

export function checkLogin({ email, password }: Typed<'email' | 'password'>): Wrong<'email' | 'password'> {
  return {
    ...(email.trim() === '' && { email: customerWording.enterEmail }),
    ...(password === '' && { password: customerWording.enterPassword }),
  };
}

type NewPasswordField = 'new_password' | 're_new_password';

/** Each page has its own text for two passwords that differ. */
export function checkNewPassword(
  { new_password, re_new_password }: Typed<NewPasswordField>,
  differ: string,
): Wrong<NewPasswordField> {
  return {
    ...brokenRule('new_password', new_password),
    ...(re_new_password !== new_password && { re_new_password: differ }),
  };
}

/** The first broken rule; the list beside the field shows all of them. */
function brokenRule<Name extends string>(name: Name, password: string): Wrong<Name> {
  const [first] = brokenPasswordRules(password);
  return (first === undefined ? {} : { [name]: passwordWording.broken[first] }) as Wrong<Name>;
}
