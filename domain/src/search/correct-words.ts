import type { Meanings } from './meanings.ts';
import { beginningWith, readParts, readWords } from './read-search.ts';
import { meaningFields } from './reasons.ts';
import { isCyrillic, keyOf } from './word-keys.ts';

const brandRank = meaningFields.indexOf('brand');
const ingredientRank = meaningFields.indexOf('ingredient');
const concernRank = meaningFields.indexOf('concern');

/** The words with those replaced that mean nothing, if similar ones mean something. */
export function correctWords(index: Meanings, folded: string): string | undefined {
  let corrected = folded;
  for (const { words, meanings } of readParts(index, readWords(folded))) {
    if (meanings.length > 0) continue;
    const [{ word } = { word: '' }] = words;
    const nearest = nearestWord(index, word);
    if (nearest === undefined) return undefined;
    corrected = corrected.replace(word, nearest);
  }
  return corrected === folded ? undefined : corrected;
}

const shortestCorrected = 4;
/** Names of chemicals are near to many other words. */
const shortestIngredient = 6;

/** One slip in a short word, two in a long one; the first letter is seldom wrong. */
function nearestWord({ keys, meaningsOf, wordOf }: Meanings, word: string): string | undefined {
  const key = keyOf(word);
  if (word.length < shortestCorrected || key.length < shortestCorrected - 1) return undefined;
  const allowed = key.length < 8 ? 1 : 2;
  let best: { key: string; distance: number; rank: number } | undefined;
  for (const each of beginningWith(keys, key[0]!)) {
    if (each.length < shortestCorrected || Math.abs(each.length - key.length) > allowed + 1) continue;
    const rank = Math.min(...(meaningsOf.get(each)?.map((meaning) => meaning.rank) ?? [concernRank]));
    const isChemical = rank === ingredientRank && !isCyrillic(wordOf.get(each)!);
    if (isChemical && (isCyrillic(word) || each.length < shortestIngredient)) continue;
    const most = best?.distance ?? allowed;
    // «нордека» has lost the ending that 'Nordica' keeps.
    const forms = rank === brandRank ? [each, each.replace(/[aeio]$/, '')] : [each];
    const distance = Math.min(...forms.map((form) => distanceBetween(form, key, most)));
    if (distance > allowed) continue;
    if (best === undefined || distance < best.distance || (distance === best.distance && rank < best.rank))
      best = { key: each, distance, rank };
  }
  return best && wordOf.get(best.key);
}

const pairs = new Set(['zs', 'bp', 'dt', 'hk', 'vf', 'ck']);
const isVowel = (letter: string) => 'aeiou'.includes(letter);
/** Vowels are mixed up, and so are some consonants; another letter in their place is another word. */
const mayStandFor = (one: string, other: string) =>
  (isVowel(one) && isVowel(other)) || pairs.has(one + other) || pairs.has(other + one);

/** Letters to insert, to leave out, to swap or to replace. Larger than `most` when it is more than that. */
function distanceBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const [letter, typed] = [one[i - 1]!, other[j - 1]!];
      const replaced = letter === typed ? 0 : mayStandFor(letter, typed) ? 1 : 2;
      let distance = Math.min(last[j]! + 1, next[j - 1]! + 1, last[j - 1]! + replaced);
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) distance = Math.min(distance, before[j - 2]! + 1);
      next.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length]!;
}
