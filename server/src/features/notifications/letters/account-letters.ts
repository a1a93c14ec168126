import { accountLetterWording as wording } from '@shop/wording/account-letters.ts';
import { vocative } from '@shop/wording/vocative.ts';
import { z } from 'zod';
import { toUid } from '../../../link-token.ts';
import type { Letter } from '../mail.ts';
import { composeLetter } from './compose-letter.ts';
import { letterWords } from './letter-words.ts';
import { button, link } from './parts.ts';
import { type Place, secretLink } from './secret-link.ts';
import { unlinked, Words } from './unlinked.ts';

/** The link is not stored: it is derived from the salt when the letter is sent. */
export const WithLink = z.object({ customerId: z.number().int(), firstName: Words, salt: z.string() });
type WithLink = z.output<typeof WithLink>;

const toLink = {
  activation: { path: '/user/activate', button: wording.confirm },
  'password-reset': { path: '/password/reset/confirm', button: wording.choose },
  /** To the new address, which has to be confirmed. */
  'email-change': { path: '/user/email', button: wording.confirm },
};

/** A letter with a link that proves the address of an account or sets its password. */
export function accountLink(kind: keyof typeof toLink, data: WithLink, place: Place): Letter {
  const { customerId, firstName, salt } = data;
  const { path, button: words } = toLink[kind];
  const { opening, closing, ...shown } = letterWords(kind, { firstName: vocative(firstName) }, place);
  const address = secretLink(place, `${path}/${toUid(customerId)}`, salt);
  return composeLetter(place, { ...shown, to: 'account', parts: [...opening(), button(words, address), ...closing] });
}

export const EmailTaken = z.object({});

/** To an address that was requested for another account: only its owner learns that it is taken. */
export function emailTaken(place: Place): Letter {
  const { opening, closing, ...shown } = letterWords('email-taken', {}, place);
  return composeLetter(place, {
    ...shown,
    to: 'account',
    parts: [
      ...opening(),
      button(wording.logIn, `${place.publicUrl}/login`),
      link(wording.choose, `${place.publicUrl}/reset-password`),
      ...closing,
    ],
  });
}

export const EmailChanged = z.object({ firstName: Words, newEmail: z.string() });

/** To the previous address of the account. */
export function emailChanged({ firstName, newEmail }: z.output<typeof EmailChanged>, place: Place): Letter {
  const values = { firstName: vocative(firstName), newEmail: unlinked(masked(newEmail)) };
  const { opening, closing, ...shown } = letterWords('email-changed', values, place);
  return composeLetter(place, {
    ...shown,
    to: 'account',
    parts: [...opening(), button(wording.write, `${place.publicUrl}/contacts`), ...closing],
  });
}

/** 'nova@rosa.example' becomes 'n***@rosa.example': owners recognise their own address. */
function masked(email: string): string {
  const [first = ''] = email;
  return `${first}***${email.slice(email.lastIndexOf('@'))}`;
}

export const AccountDeleted = z.object({ firstName: Words });

export function accountDeleted({ firstName }: z.output<typeof AccountDeleted>, place: Place): Letter {
  const { opening, closing, ...shown } = letterWords('account-deleted', { firstName: vocative(firstName) }, place);
  return composeLetter(place, { ...shown, to: 'account', parts: [...opening(), ...closing] });
}
