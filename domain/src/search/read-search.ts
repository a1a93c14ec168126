import { hasKey, type Meaning, type Meanings } from './meanings.ts';
import { tellingWords } from './small-words.ts';
import { isCyrillic, isFormOf, keyOf, keyOfBeginning, shortestBeginning, wordsOf } from './word-keys.ts';

/** A word of a search, or several that mean one thing. */
export type Part = { words: readonly Word[]; meanings: readonly Meaning[] };

export type Word = { word: string; key: string; isSmall: boolean; isLast: boolean };

export function readWords(folded: string): Word[] {
  const words = wordsOf(folded);
  const telling = new Set(tellingWords(words));
  return words.map((word, place) => ({
    word,
    key: keyOf(word),
    isSmall: !telling.has(word),
    isLast: place === words.length - 1,
  }));
}

export function readParts(index: Meanings, words: readonly Word[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const { taken, length, meanings } = longestSynonym(index, words.slice(at));
    if (length > 0) parts.push({ words: taken, meanings: [...directMeanings(index, taken), ...meanings] });
    else if (!words[at]!.isSmall) {
      const word = [words[at]!];
      parts.push({ words: word, meanings: directMeanings(index, word) });
    }
    at += Math.max(length, 1);
  }
  return parts;
}

type Said = { taken: readonly Word[]; length: number; meanings: readonly Meaning[] };

/** The synonym with most words that the search begins with; several may have the same words. */
function longestSynonym({ synonyms }: Meanings, words: readonly Word[]): Said {
  const telling = words.flatMap((word, place) => (word.isSmall ? [] : [{ word, place }]));
  const isTelling = telling[0]?.place === 0;
  let best: Said = { taken: [], length: 0, meanings: [] };
  const take = (taken: readonly Word[], length: number, meanings: readonly Meaning[]) => {
    if (length < best.length) return;
    best = { taken, length, meanings: length === best.length ? [...best.meanings, ...meanings] : meanings };
  };
  for (const { keys, tellingKeys, meanings } of synonyms) {
    if (isSaidBy(words, keys)) take(words.slice(0, keys.length), keys.length, meanings);
    else if (isTelling && mayLeaveSmall(keys, tellingKeys)) {
      const said = telling.map(({ word }) => word);
      if (isSaidBy(said, tellingKeys))
        take(said.slice(0, tellingKeys.length), telling[tellingKeys.length - 1]!.place + 1, meanings);
    }
  }
  return best;
}

/** «сонця» alone does not say «від сонця». */
const mayLeaveSmall = (keys: readonly string[], tellingKeys: readonly string[]) =>
  tellingKeys.length === keys.length || tellingKeys.length > 1;

const isSaidBy = (words: readonly Word[], keys: readonly string[]) =>
  keys.length <= words.length && keys.every((key, place) => isSaid(key, words[place]!));

/** Four letters of a synonym are enough while it is still being typed. */
const shortestSynonym = 4;
function isSaid(key: string, { word, key: said, isLast }: Word): boolean {
  if (isFormOf(key, said)) return true;
  const beginning = isLast ? keyOfBeginning(word) : '';
  return beginning.length >= shortestSynonym && key.startsWith(beginning);
}

/** What has all of the words in its own. */
function directMeanings(index: Meanings, [first, ...rest]: readonly Word[]): Meaning[] {
  if (first === undefined) return [];
  const found = new Set<Meaning>();
  for (const key of keysFor(index, first))
    for (const meaning of index.meaningsOf.get(key) ?? [])
      if (rest.every((word) => hasKey(meaning.keys, word.key))) found.add(meaning);
  return [...found];
}

/** The stemmer cuts «бальзам» shorter than «бальзаму». */
const mostCut = 2;
const shortestCut = 4;

/** Keys that are forms of a word; while it is being typed, all that begin with it. */
export function keysFor({ keys, meaningsOf }: Meanings, { word, key, isLast }: Word): string[] {
  if (/^\p{N}/u.test(word) || key.length === 1) return meaningsOf.has(key) && word.length === key.length ? [key] : [];
  const found = new Set(beginningWith(keys, key).filter((each) => isFormOf(each, key)));
  for (let cut = 1; found.size === 0 && isCyrillic(word) && cut <= mostCut; cut += 1) {
    const shorter = key.slice(0, -cut);
    if (shorter.length >= shortestCut && meaningsOf.has(shorter)) found.add(shorter);
  }
  const beginning = isLast ? keyOfBeginning(word) : '';
  if (beginning.length >= shortestBeginning) for (const each of beginningWith(keys, beginning)) found.add(each);
  return [...found];
}

export function beginningWith(keys: readonly string[], beginning: string): string[] {
  const found: string[] = [];
  for (let at = firstNotBelow(keys, beginning); at < keys.length && keys[at]!.startsWith(beginning); at += 1)
    found.push(keys[at]!);
  return found;
}

function firstNotBelow(keys: readonly string[], wanted: string): number {
  let [from, to] = [0, keys.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (keys[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
