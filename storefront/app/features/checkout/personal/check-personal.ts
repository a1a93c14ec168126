import { looksLikeEmail } from '@shop/domain/email-addresses.ts';
import { isPersonName } from '@shop/domain/person-names.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { personWording as person } from '@shop/wording/person.ts';
import type { Personal } from '../../../browser-storage/checkout-draft.ts';
import { phoneDigits } from '../../../ui/mask-phone.ts';
import type { Wrong } from '../../../ui/use-touched.ts';

const { required } = checkoutWording;

export function checkPersonal({ firstName, lastName, phone, email }: Personal): Wrong<keyof Personal> {
  return {
    ...(!isPersonName(firstName) && { firstName: firstName.trim() === '' ? required.firstName : person.firstName }),
    ...(!isPersonName(lastName) && { lastName: lastName.trim() === '' ? required.lastName : person.lastName }),
    ...(phone.length !== phoneDigits && { phone: checkoutWording.invalidPhone }),
    ...(!looksLikeEmail(email) && { email: checkoutWording.invalidEmail }),
  };
}
