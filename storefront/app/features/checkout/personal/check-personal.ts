import { looksLikeEmail } from '@shop/domain/email-addresses.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import type { Personal } from '../../../browser-storage/checkout-draft.ts';
import { phoneDigits } from '../../../ui/mask-phone.ts';
import type { Wrong } from '../../../ui/use-touched.ts';

const { required } = checkoutWording;

export function checkPersonal({ firstName, lastName, phone, email }: Personal): Wrong<keyof Personal> {
  return {
    ...(firstName.trim() === '' && { firstName: required.firstName }),
    ...(lastName.trim() === '' && { lastName: required.lastName }),
    ...(phone.length !== phoneDigits && { phone: checkoutWording.invalidPhone }),
    ...(!looksLikeEmail(email) && { email: checkoutWording.invalidEmail }),
  };
}
