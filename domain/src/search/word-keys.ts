import { stemmer } from '@orama/stemmers/ukrainian';
import { toSlug } from '../slugs.ts';

/** Words and numbers of a text: 'spf50' is 'spf' and '50'. The text must be folded, see `foldForSearch`. */
export const wordsOf = (folded: string): string[] => folded.match(/\p{L}[\p{L}\p{M}']*|\p{N}+/gu) ?? [];

/**
 * What different forms of one word have in common: «креми» and «кремів», and in either alphabet «верба» and 'verba',
 * «ніацинамід» and 'niacinamide'.
 */
export function keyOf(word: string): string {
  if (word.length === 1) return lookAlikes[word] ?? soundOf(word);
  return soundOf(isCyrillic(word) ? stemOf(inUkrainian(word)) : word);
}

/** The key of a word that may not be whole yet. */
export const keyOfBeginning = (word: string): string => soundOf(inUkrainian(word));

export const isCyrillic = (word: string) => /[а-яєіїґёыэъ]/.test(word);

/** Letters of vitamins: nobody sees which alphabet «вітамін с» ends in. */
const lookAlikes: Record<string, string> = { а: 'a', в: 'b', е: 'e', с: 'c' };

/** Letters of a Russian keyboard. */
const foreignLetters: Record<string, string> = { ы: 'и', э: 'е', ё: 'е', ъ: '' };
const inUkrainian = (word: string) => word.replace(/[ыэёъ]/g, (letter) => foreignLetters[letter]!);

/** The stemmer leaves «олії» and «олією» apart, «сироваток» and «сироватки», «гіалуронова» and «гіалуроновою». */
function stemOf(word: string): string {
  return stemmer(word)
    .replace(/(?<=..)[ієїйь]+$/, '')
    .replace(/(?<=..)[ое]к$/, 'к')
    .replace(/(?<=...)ов$/, '');
}

/** Letters of both alphabets that stand for one sound, in this order. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/ts/g, 'c'],
  [/kh|g/g, 'h'],
  [/[yj]/g, 'i'],
  [/c(?![eih]|$)/g, 'k'],
  [/(.)\1+/g, '$1'],
  [/(?<=...)e$/, ''],
];

function soundOf(word: string): string {
  if (/^\p{N}+$/u.test(word)) return word;
  let sound = toSlug(word).replaceAll('-', '');
  for (const [letters, sounded] of sounds) sound = sound.replace(letters, sounded);
  return sound;
}

/** Endings that no stemmer knows: «вербу» and 'verba' differ by one letter. */
const longestEnding = 2;
export const shortestBeginning = 3;
export const isFormOf = (key: string, asked: string) =>
  key === asked ||
  (asked.length >= shortestBeginning && key.length - asked.length <= longestEnding && key.startsWith(asked));
