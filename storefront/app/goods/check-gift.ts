import { looksLikeEmail } from '@shop/domain/email-addresses.ts';
import { isSendingDay } from '@shop/domain/gifts.ts';
import { giftWording } from '@shop/wording/gifts.ts';
import { personWording } from '@shop/wording/person.ts';
import type { Typed } from '../ui/use-form.ts';
import type { Wrong } from '../ui/use-touched.ts';

export const giftFields = ['name', 'email', 'message', 'sendOn'] as const;
export type GiftField = (typeof giftFields)[number];

/** Validates the recipient of a certificate. `today` is the date in Kyiv. */
export function checkGift({ name, email, sendOn }: Typed<GiftField>, today: string): Wrong<GiftField> {
  const isBlank = email.trim() === '';
  return {
    ...(name.trim() === '' && { name: giftWording.nameNeeded }),
    ...(!isBlank && !looksLikeEmail(email) && { email: personWording.email }),
    ...(isBlank && sendOn !== '' && { email: giftWording.emailForDay }),
    ...(sendOn !== '' && !isSendingDay(sendOn, today) && { sendOn: giftWording.otherDay }),
  };
}
