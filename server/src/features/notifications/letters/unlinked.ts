import { z } from 'zod';

/** U+2060: takes no room and is no part of any address. */
const joiner = '\u2060';

/** Dots, as browsers read them in names of hosts, and what else addresses are made of, where letters stand around. */
const insideAddress = /(?<=\S)[.\u3002\uff0e\uff61/\\:@](?=\S)/gu;
/** Seven digits or more with what stands between them: programs on phones make a call of it. */
const phoneNumber = /\d(?:[\s().-]{0,3}\d){6,}/gu;

/** The same words to whoever reads them; no mail program finds an address or a phone number in them. */
export function unlinked(text: string): string {
  return text
    .replace(phoneNumber, (number) => number.replace(/\d(?!$)/gu, `$&${joiner}`))
    .replace(insideAddress, `${joiner}$&${joiner}`);
}

/** What a customer, or anybody else outside the shop, has written. */
export const Words = z.string().transform(unlinked);
