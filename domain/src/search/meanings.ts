import { type MeaningField, meaningFields } from './reasons.ts';
import { foldForSearch } from './search-words.ts';
import { isSmallWord } from './small-words.ts';
import { keyOf, keyOfBeginning, wordsOf } from './word-keys.ts';

/** A brand, a kind, an ingredient or one word of names, with the products that have it. */
type Meaning = {
  rank: number;
  label: string;
  keys: readonly string[];
  /** Ascending. */
  rows: Int32Array;
};

/** Another way to say something: the meanings of «акне». */
type Synonym = { keys: readonly string[]; meanings: readonly Meaning[] };

export type Meanings = {
  rows: number;
  meaningsOf: ReadonlyMap<string, readonly Meaning[]>;
  synonyms: readonly Synonym[];
  /** All keys in alphabetical order, to find those that begin with another one. */
  keys: readonly string[];
  /** The shortest word with a key, to show instead of a misspelt one. */
  wordOf: ReadonlyMap<string, string>;
};

/** What the words of a search are expected to mean. `means` are names, or ingredients of the composition. */
export type SynonymWords = { words: readonly string[]; means: readonly string[] };

type Collected = { rank: number; label: string; words: string[]; rows: number[] };

/** Collects the meanings of products. Rows must be given in ascending order. */
export class MeaningsOfProducts {
  readonly #meanings = new Map(meaningFields.map((field) => [field, new Map<string, Collected>()]));
  readonly #keys = new Map<string, string>();
  readonly #wordOf = new Map<string, string>();

  /** A product has a brand, a kind or an ingredient. */
  addLabel(field: MeaningField, label: string, row: number): void {
    this.#add(field, label, row, () => {
      const words = wordsOf(foldForSearch(label));
      // «росалаб» is «ROSA LAB», too.
      return field === 'brand' && words.length > 1 ? [...words, words.join('')] : words;
    });
  }

  /** Each word of a name is a meaning of its own. The name must be folded. */
  addName(folded: string, row: number): void {
    for (const word of wordsOf(folded)) this.#add('name', word, row, () => [word]);
  }

  #add(field: MeaningField, label: string, row: number, readWords: () => string[]): void {
    const ofField = this.#meanings.get(field)!;
    let meaning = ofField.get(label);
    if (meaning === undefined) {
      meaning = { rank: meaningFields.indexOf(field), label, words: readWords(), rows: [] };
      ofField.set(label, meaning);
    }
    const { rows } = meaning;
    if (rows[rows.length - 1] !== row) rows.push(row);
  }

  /** In steps, as there may be a hundred thousand words. */
  *finish(rows: number, synonyms: readonly SynonymWords[]): Generator<void, Meanings> {
    const known: Meaning[] = [];
    const collected = [...this.#meanings.values()].flatMap((ofField) => [...ofField.values()]);
    for (const { rank, label, words, rows: found } of collected) {
      known.push({ rank, label, keys: words.map((word) => this.#learn(word)), rows: Int32Array.from(found) });
      if (known.length % 250 === 0) yield;
    }
    const meaningsOf = new Map<string, Meaning[]>();
    for (const meaning of known)
      for (const key of new Set(meaning.keys)) {
        const others = meaningsOf.get(key);
        if (others === undefined) meaningsOf.set(key, [meaning]);
        else others.push(meaning);
      }
    yield;
    const named = known.filter(({ rank }) => rank > 0);
    const others = synonyms.flatMap(({ words, means }) => this.#synonymsFor(words, means, named));
    return {
      rows,
      meaningsOf,
      synonyms: others,
      keys: [...new Set([...meaningsOf.keys(), ...others.flatMap(({ keys }) => keys)])].sort(),
      wordOf: this.#wordOf,
    };
  }

  #learn(word: string): string {
    let key = this.#keys.get(word);
    if (key === undefined) {
      key = keyOf(word);
      this.#keys.set(word, key);
      const shown = this.#wordOf.get(key);
      if (shown === undefined || word.length < shown.length) this.#wordOf.set(key, word);
    }
    return key;
  }

  #synonymsFor(words: readonly string[], means: readonly string[], named: readonly Meaning[]): Synonym[] {
    const meant = means.map((each) => wordsOf(each).map((word) => this.#learn(word)));
    const meanings = named
      .filter(({ keys }) => meant.some((each) => each.length > 0 && each.every((key) => hasKey(keys, key))))
      .map((meaning) => ({ ...meaning, rank: Math.max(meaning.rank, leastRankOfSynonyms(meaning.rank)) }));
    return words
      .map((phrase) => tellingWords(wordsOf(phrase)).map((word) => this.#learn(word)))
      .filter((keys) => keys.length > 0)
      .map((keys) => ({ keys, meanings }));
  }
}

const ingredientRank = meaningFields.indexOf('ingredient');
const concernRank = meaningFields.indexOf('concern');
/** What is found by another word for an ingredient is an ingredient; by another word for a goal, a concern. */
const leastRankOfSynonyms = (rank: number) => (rank === ingredientRank ? ingredientRank : concernRank);

const tellingWords = (words: readonly string[]) => {
  const telling = words.filter((word) => !isSmallWord(word));
  return telling.length > 0 ? telling : words;
};

/** Endings that no stemmer knows: «вербу» and 'verba' differ by one letter. */
const longestEnding = 2;
const shortestBeginning = 3;
const isFormOf = (key: string, asked: string) =>
  key === asked ||
  (asked.length >= shortestBeginning && key.length - asked.length <= longestEnding && key.startsWith(asked));
const hasKey = (keys: readonly string[], asked: string) => keys.some((key) => isFormOf(key, asked));

/** A word of a search, or several that mean one thing. */
type Part = { words: readonly string[]; meanings: readonly Meaning[] };

export type Understood = {
  /** The best reason first; equals in the order of the shop. */
  rows: Int32Array;
  /** Why a row was found. */
  reasonOf: (row: number) => { field: MeaningField; label: string };
};

/** Products that every word of the search says something about. The words must be folded. */
export function findMeant(index: Meanings, folded: string): Understood | undefined {
  const parts = readParts(index, folded);
  return parts.length > 0 && parts.every(({ meanings }) => meanings.length > 0) ? combine(index, parts) : undefined;
}

/** The words with those replaced that mean nothing, if similar ones mean something. */
export function correctWords(index: Meanings, folded: string): string | undefined {
  const parts = readParts(index, folded);
  let corrected = folded;
  for (const { words, meanings } of parts) {
    if (meanings.length > 0) continue;
    const [word = ''] = words;
    const nearest = nearestWord(index, word);
    if (nearest === undefined) return undefined;
    corrected = corrected.replace(word, nearest);
  }
  return corrected === folded ? undefined : corrected;
}

type Word = { word: string; key: string };

function readParts(index: Meanings, folded: string): Part[] {
  const words = tellingWords(wordsOf(folded)).map((word) => ({ word, key: keyOf(word) }));
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const { length, meanings } = longestSynonym(index, rest);
    const taken = rest.slice(0, Math.max(length, 1));
    parts.push({
      words: taken.map(({ word }) => word),
      meanings: [...directMeanings(index, taken, at + taken.length === words.length), ...meanings],
    });
    at += taken.length;
  }
  return parts;
}

/** The synonyms with most words; several may have the same words. */
function longestSynonym({ synonyms }: Meanings, words: readonly Word[]) {
  let length = 0;
  let meanings: Meaning[] = [];
  for (const synonym of synonyms) {
    if (synonym.keys.length < length || synonym.keys.length > words.length) continue;
    if (!synonym.keys.every((key, place) => isSaid(key, words[place]!, words.length === place + 1))) continue;
    if (synonym.keys.length > length) meanings = [];
    length = synonym.keys.length;
    meanings.push(...synonym.meanings);
  }
  return { length, meanings };
}

/** Four letters of a synonym are enough while it is still being typed. */
const shortestSynonym = 4;
const isSaid = (key: string, { word, key: said }: Word, isLast: boolean) =>
  isFormOf(key, said) || (isLast && word.length >= shortestSynonym && key.startsWith(keyOfBeginning(word)));

/** What has all of the words in its own. */
function directMeanings(index: Meanings, [first, ...rest]: readonly Word[], endsSearch: boolean): Meaning[] {
  if (first === undefined) return [];
  const found = new Set<Meaning>();
  for (const key of keysFor(index, first, endsSearch && rest.length === 0))
    for (const meaning of index.meaningsOf.get(key) ?? [])
      if (rest.every((word) => hasKey(meaning.keys, word.key))) found.add(meaning);
  return [...found];
}

/** Keys that are forms of a word; while it is being typed, all that begin with it. */
function keysFor({ keys, meaningsOf }: Meanings, { word, key }: Word, isBeingTyped: boolean): string[] {
  if (/^\p{N}/u.test(word)) return meaningsOf.has(word) ? [word] : [];
  const found = new Set(beginningWith(keys, key).filter((each) => isFormOf(each, key)));
  if (isBeingTyped && word.length >= shortestBeginning)
    for (const each of beginningWith(keys, keyOfBeginning(word))) found.add(each);
  return [...found];
}

function beginningWith(keys: readonly string[], beginning: string): string[] {
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

// Plain loops over columns for speed: a word may mean ten thousand products of fifty thousand.

function combine({ rows: count }: Meanings, parts: readonly Part[]): Understood {
  const saidBy = new Uint8Array(count);
  const ranks = new Uint8Array(count);
  const reasons = new Array<Meaning | undefined>(count);
  for (const [part, { meanings }] of parts.entries())
    for (const meaning of [...meanings].sort((one, other) => one.rank - other.rank))
      for (const row of meaning.rows) {
        if (saidBy[row] !== part) continue;
        saidBy[row] = part + 1;
        // Of «сироватка з ніацинамідом» the ingredient is worth telling.
        if (reasons[row] !== undefined && ranks[row]! > meaning.rank) continue;
        ranks[row] = meaning.rank;
        reasons[row] = meaning;
      }
  return {
    rows: byRank(saidBy, ranks, parts.length),
    reasonOf: (row) => ({ field: meaningFields[ranks[row]!]!, label: reasons[row]!.label }),
  };
}

function byRank(saidBy: Uint8Array, ranks: Uint8Array, wanted: number): Int32Array {
  const ofRank = meaningFields.map((): number[] => []);
  for (let row = 0; row < saidBy.length; row += 1) if (saidBy[row] === wanted) ofRank[ranks[row]!]!.push(row);
  return Int32Array.from(ofRank.flat());
}

/** One wrong letter in a short word, two in a long one; the first letter is seldom wrong. */
function nearestWord({ keys, meaningsOf, wordOf }: Meanings, word: string): string | undefined {
  const key = keyOf(word);
  const allowed = key.length < 4 ? 0 : key.length < 8 ? 1 : 2;
  if (allowed === 0) return undefined;
  let best: { key: string; distance: number; rank: number } | undefined;
  for (const each of beginningWith(keys, key[0]!)) {
    if (Math.abs(each.length - key.length) > allowed) continue;
    const distance = distanceBetween(each, key, best?.distance ?? allowed);
    if (distance > allowed) continue;
    const ranks = meaningsOf.get(each)?.map(({ rank }) => rank) ?? [concernRank];
    const rank = Math.min(...ranks);
    if (best === undefined || distance < best.distance || (distance === best.distance && rank < best.rank))
      best = { key: each, distance, rank };
  }
  return best && wordOf.get(best.key);
}

/** Letters to insert, to leave out, to replace or to swap. Larger than `most` when it is more than that. */
function distanceBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let distance = Math.min(last[j]! + 1, next[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
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
