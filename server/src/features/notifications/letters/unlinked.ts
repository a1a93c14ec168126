import { z } from 'zod';

/** U+2060 word joiner: invisible, and not part of any address. */
const joiner = '\u2060';

/** Characters inside addresses, including all dots that browsers accept in host names, between other characters. */
const insideAddress = /(?<=\S)[.\u3002\uff0e\uff61/\\:@](?=\S)/gu;
/** Seven or more digits with separators: phones turn them into call links. */
const phoneNumber = /\d(?:[\s().-]{0,3}\d){6,}/gu;

/** Looks the same, but mail programs find no address and no phone number to link. */
export function unlinked(text: string): string {
  return text
    .replace(phoneNumber, (number) => number.replace(/\d(?!$)/gu, `$&${joiner}`))
    .replace(insideAddress, `${joiner}$&${joiner}`);
}

/** Text written by customers or other people outside the shop. */
export const Words = z.string().transform(unlinked);
