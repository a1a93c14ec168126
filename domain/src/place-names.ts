import { inUkrainianLayout } from './keyboard-layout.ts';
import { otherNames } from './other-names.ts';

/** All characters that people type for an apostrophe. */
const apostrophes = /['’‘ʼ`´′]/g;
const nearLetters: Record<string, string> = { ї: 'і', ґ: 'г', є: 'е' };

/**
 * Folds a name or an address for searching: lower case, no apostrophes, letters that are often confused become one, and
 * anything but letters and digits becomes one space. Applied both to stored and to typed text.
 */
export function foldPlaceName(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/[їґє]/g, (letter) => nearLetters[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A settlement to search for: its name, and words of its district or region. All folded. */
export type PlaceQuery = { name: string; within: string[] };

const typeBeforeName = /^\s*(?:(?:місто|село|селище|смт|сел|с-ще|пгт)(?:\.|\s)\s*|[мс](?:\.\s*|\s+))(?=\S)/i;
const wordsOfEveryDistrict = new Set(['область', 'обл', 'район', 'р', 'н', 'м']);

/** Reads 'Київ', 'м. Київ', 'Київ, Київська область' or 'Київ, , Київська область'. */
export function readPlace(typed: string): PlaceQuery {
  const [first = '', ...others] = typed.split(',');
  return {
    name: foldPlaceName(first.replace(typeBeforeName, '')),
    within: others.flatMap((part) => foldPlaceName(part).split(' ')).filter(isDistinctive),
  };
}

/** Possible readings, the likeliest first; the next is tried only if nothing is found. */
export function possiblePlaces(typed: string): PlaceQuery[] {
  const asTyped = readPlace(typed);
  const readings = [asTyped, ...withoutComma(asTyped)];
  if (isTypedInLatin(typed)) readings.push(readPlace(inUkrainianLayout(typed)));
  return readings.flatMap(({ name, within }) => {
    const otherName = otherNames.get(name);
    return otherName === undefined
      ? [{ name, within }]
      : [
          { name, within },
          { name: otherName, within },
        ];
  });
}

/** «Іванівка Одеська» may mean a name and its region. */
function withoutComma({ name, within }: PlaceQuery): PlaceQuery[] {
  const words = name.split(' ').filter(isDistinctive);
  return words.length < 2 ? [] : [{ name: words.slice(0, -1).join(' '), within: [...within, words.at(-1)!] }];
}

/** Readings of an address or a branch number; the next is tried only if nothing is found. */
export function possibleWords(typed: string): string[] {
  const asTyped = foldPlaceName(typed);
  return isTypedInLatin(typed) ? [asTyped, foldPlaceName(inUkrainianLayout(typed))] : [asTyped];
}

/** The types of streets, in full and as the carrier shortens them. */
const streetTypes = new Set(
  'вул вулиця просп пр проспект пров провулок бульв бул бульвар пл площа наб набережна'.split(' '),
);

/** A street that is named like a type, such as «Набережна», keeps its name. */
function withoutStreetType(words: string[]): string[] {
  const named = words.filter((word) => !streetTypes.has(foldPlaceName(word)));
  return named.length > 0 ? named : words;
}

/** A street's name as written, without its type: 'Хрещатик' of 'вул. Хрещатик'. */
export function streetName(written: string): string {
  return withoutStreetType(written.trim().split(/\s+/)).join(' ');
}

/** Words of a street's name; its type is left out. The next reading is tried only if nothing is found. */
export function possibleStreets(typed: string): string[][] {
  return possibleWords(typed).map((text) => withoutStreetType(text.split(' ').filter((word) => word !== '')));
}

/** The carrier writes «Київська» in one place and «Київська область» in another. */
export function regionName(text: string): string {
  const name = text.trim().replace(/\s+обл(\.|асть)?$/i, '');
  return /ка$/i.test(name) ? `${name} область` : name;
}

/** «Бучанський», «Бучанський р-н» and «Бучанський район» are one district. */
export function districtName(text: string): string {
  const name = text.trim().replace(/\s+(р-н|район)\.?$/i, '');
  return /ий$/i.test(name) ? `${name} район` : name;
}

/** The short form of a town's type. */
export const townType = 'м.';

const shortTypes = new Map([
  ['місто', townType],
  ['село', 'с.'],
  ['селище', 'с-ще'],
  ['селище міського типу', 'смт'],
]);

/** «м.» of «місто»; a type without a usual short form stays as it is. */
export function settlementType(description: string): string {
  return shortTypes.get(description.trim().toLowerCase()) ?? description.trim();
}

function isDistinctive(word: string): boolean {
  return word !== '' && !wordsOfEveryDistrict.has(word);
}

function isTypedInLatin(text: string): boolean {
  return /[a-z]/i.test(text);
}
