import { insideAddress, phoneNumber } from '@shop/domain/autolinks.ts';
import { z } from 'zod';

/** U+2060 word joiner: invisible, and not part of any address. */
const joiner = '\u2060';

/** Looks the same, but mail programs find no address and no phone number to link. */
export function unlinked(text: string): string {
  return text
    .replace(phoneNumber, (number) => number.replace(/\d(?!$)/gu, `$&${joiner}`))
    .replace(insideAddress, `${joiner}$&${joiner}`);
}

/** Text written by customers or other people outside the shop. */
export const Words = z.string().transform(unlinked);
