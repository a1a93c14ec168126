import { insideAddress, phoneNumber } from './autolinks.ts';
import type { TemplateToken } from './letter-templates.ts';

export type TextPiece = TemplateToken | { address: string };

export type StrangerFault = { rule: 'markup' | 'web_address' | 'contact'; found: string };

/** The address of the shop, and the e-mail addresses, phone numbers and profiles by which customers may reach it. */
export type OwnAddresses = { publicUrl: string; contacts: readonly string[] };

/** Stands for a named value. Private use: no keyboard types it. */
const place = '\ue000';
const path = String.raw`[a-z0-9][\w~%./-]*(?:\?[\w~%=&.-]*)?(?:#[\w~%=&.-]*)?`;
const notPages = String.raw`(?!(?:api|admin)(?:[/?#]|(?![\w-])))`;
const before = String.raw`(?<=^|[\s(«„“"])`;
const after = String.raw`(?=[.,!?:;…)»”"]*(?:\s|$))`;

/**
 * Makes links of the shop's own pages: a path, '/page/delivery', or an address under PUBLIC_URL. The end of an address is a
 * space or the end of a sentence, so that no other host and no value becomes a part of it.
 */
export function withOwnLinks(tokens: readonly TemplateToken[], publicUrl: string): TextPiece[] {
  const values = tokens.flatMap((token) => ('value' in token ? [token] : []));
  const pieces: TextPiece[] = [];
  const addText = (text: string) => {
    for (const [index, part] of text.split(place).entries()) {
      if (index > 0) pieces.push(values.shift()!);
      if (part !== '') pieces.push({ text: part });
    }
  };
  const line = asLine(tokens);
  let end = 0;
  for (const found of line.matchAll(ownLinks(publicUrl))) {
    addText(line.slice(end, found.index));
    pieces.push({ address: found[0].startsWith('/') ? `${publicUrl}${found[0]}` : found[0] });
    end = found.index + found[0].length;
  }
  addText(line.slice(end));
  return pieces;
}

/** What is neither plain text nor the shop's own: markup, and whatever a mail program would turn into a link. */
export function findStrangers(
  tokens: readonly TemplateToken[],
  { publicUrl, contacts }: OwnAddresses,
): StrangerFault | undefined {
  const line = asLine(tokens).replace(ownLinks(publicUrl), 'x');
  const known = contacts.reduce((text, contact) => text.replace(contactForm(contact), 'x'), asSeen(line));
  // A value may be a word or a number, so both complete an address.
  const withWords = known.replaceAll(place, 'x');
  const markup = /<[a-z!/?][^>\s]*>?|&(?:#\w+|[a-z]{2,8});/i.exec(withWords);
  if (markup) return { rule: 'markup', found: markup[0] };
  const at = withWords.indexOf('@');
  if (at >= 0) return { rule: 'contact', found: wordAt(withWords, at) };
  const address = findAddress(withWords);
  if (address !== undefined) return { rule: 'web_address', found: wordAt(withWords, address) };
  const numbers = known.replaceAll(place, '0').replace(datesAndSums, 'x');
  const [phone] = numbers.match(phoneNumber) ?? [];
  return phone === undefined ? undefined : { rule: 'contact', found: phone };
}

function asLine(tokens: readonly TemplateToken[]): string {
  return tokens.map((token) => ('value' in token ? place : token.text.replaceAll(place, ''))).join('');
}

function ownLinks(publicUrl: string): RegExp {
  const own = literally(publicUrl);
  return new RegExp(
    // Punctuation at the end belongs to the sentence.
    `${before}(?:/${notPages}${path}|${own}(?:/(?:${notPages}${path})?)?)(?<![.?#])${after}`,
    'giu',
  );
}

/** Compatible forms of letters, digits, dots and dashes become one, and what is invisible disappears. */
function asSeen(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : '0'))
    .replace(/[\u3002\uff61\ua4f8]/gu, '.');
}

/** The index of something like an address. */
function findAddress(text: string): number | undefined {
  const plain =
    /\/\/|\\\\|(?<![\p{L}\p{N}])(?:www|hxxps?)(?![\p{L}\p{N}])|xn--|[a-z][a-z\d+.-]+:(?=\S)|\d+(?:\.\d+){3}/iu;
  const found = plain.exec(text);
  if (found) return found.index;
  for (const { 0: mark, index } of text.matchAll(insideAddress)) {
    // «т. д.» and the times of a day have no ending of a domain; «!…» and «…» are ends of sentences.
    const isDomain = /^\.\p{L}{2}/u.test(text.slice(index)) && !/[»”")\]!?.,;:]$/.test(text.slice(0, index));
    if (mark === '.' && isDomain) return index;
  }
  return undefined;
}

/** Days, and sums before the sign of hryvnias or their abbreviation. */
const datesAndSums =
  /(?<!\d)(?:\d{1,2}\.\d{1,2}\.\d{4}(?!\d)|\d{1,3}(?: \d{3}){1,2}(?:[.,]\d{2})?(?= ?(?:₴|\u0433\u0440\u043d)))/gu;
const separator = '[\\s().-]{0,3}';

/** An e-mail address or a profile as it is, a Ukrainian number with or without +38 and with any separators. */
function contactForm(contact: string): RegExp {
  const number = /^\+38(0\d{9})$/.exec(contact)?.[1];
  if (number === undefined) return new RegExp(`${before}${literally(contact)}/?${after}`, 'giu');
  const digits = [...number].join(separator);
  return new RegExp(`(?<![\\d+])(?:\\+?3${separator}8${separator})?${digits}(?!\\d)`, 'gu');
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The word around an index, as it is named in a refusal. */
function wordAt(text: string, index: number): string {
  const start = text.slice(0, index).search(/\S*$/);
  return text.slice(start).split(/\s/, 1)[0]!.slice(0, 60);
}
