import * as wording from '@shop/wording/account-letters.ts';
import { z } from 'zod';
import { toUid } from '../../../link-token.ts';
import type { Letter } from '../mail.ts';
import { composeLetter } from './compose-letter.ts';
import { button, link, paragraph } from './parts.ts';
import { type Place, secretLink } from './secret-link.ts';
import { unlinked, Words } from './unlinked.ts';

/** The link is not stored: it is derived from the salt when the letter is sent. */
export const WithLink = z.object({ customerId: z.number().int(), firstName: Words, salt: z.string() });
type WithLink = z.output<typeof WithLink>;

function addressUnder(path: string, { customerId, salt }: WithLink, place: Place): string | undefined {
  return secretLink(place, `${path}/${toUid(customerId)}`, salt);
}

export function activation(data: WithLink, place: Place): Letter {
  const { subject, welcome, confirm, earlierOrders, otherwise } = wording.activationWording;
  const { shopName: shop } = place;
  const confirmHere = button(confirm, addressUnder('/user/activate', data, place));
  return composeLetter(place, {
    subject,
    to: 'account',
    parts: [
      paragraph(welcome(data.firstName, shop)),
      confirmHere,
      paragraph(earlierOrders),
      paragraph(otherwise(shop)),
    ],
  });
}

export function passwordReset(data: WithLink, place: Place): Letter {
  const { subject, asked, choose, otherwise } = wording.passwordResetWording;
  const chooseHere = button(choose, addressUnder('/password/reset/confirm', data, place));
  return composeLetter(place, {
    subject,
    to: 'account',
    parts: [paragraph(asked(data.firstName)), chooseHere, paragraph(otherwise)],
  });
}

/** To the new address, which has to be confirmed. */
export function emailChange(data: WithLink, place: Place): Letter {
  const { subject, asked, confirm, otherwise } = wording.emailChangeWording;
  const confirmHere = button(confirm, addressUnder('/user/email', data, place));
  return composeLetter(place, {
    subject,
    to: 'account',
    parts: [paragraph(asked(data.firstName, place.shopName)), confirmHere, paragraph(otherwise)],
  });
}

export const EmailTaken = z.object({});

/** To an address that was requested for another account: only its owner learns that it is taken. */
export function emailTaken(place: Place): Letter {
  const { subject, taken, wasItYou, logIn, choosePassword, otherwise } = wording.emailTakenWording;
  return composeLetter(place, {
    subject,
    to: 'account',
    parts: [
      paragraph(taken(place.shopName)),
      paragraph(wasItYou),
      button(logIn, `${place.publicUrl}/login`),
      link(choosePassword, `${place.publicUrl}/reset-password`),
      paragraph(otherwise),
    ],
  });
}

export const EmailChanged = z.object({ firstName: Words, newEmail: z.string() });

/** To the previous address of the account. */
export function emailChanged({ firstName, newEmail }: z.output<typeof EmailChanged>, place: Place): Letter {
  const { subject, changed, otherwise, write } = wording.emailChangedWording;
  return composeLetter(place, {
    subject,
    to: 'account',
    parts: [
      paragraph(changed(firstName, unlinked(masked(newEmail)))),
      paragraph(otherwise),
      button(write, `${place.publicUrl}/contacts`),
    ],
  });
}

/** 'nova@rosa.example' becomes 'n***@rosa.example': owners recognise their own address. */
function masked(email: string): string {
  const [first = ''] = email;
  return `${first}***${email.slice(email.lastIndexOf('@'))}`;
}

export const AccountDeleted = z.object({ firstName: Words });

export function accountDeleted({ firstName }: z.output<typeof AccountDeleted>, place: Place): Letter {
  const { subject, deleted, orders, farewell } = wording.accountDeletedWording;
  return composeLetter(place, {
    subject,
    to: 'account',
    parts: [paragraph(deleted(firstName, place.shopName)), paragraph(orders), paragraph(farewell)],
  });
}
