import { type MeaningField, meaningFields } from './reasons.ts';
import { foldForSearch } from './search-words.ts';
import { isSmallWord } from './small-words.ts';
import { isCyrillic, keyOf, keyOfBeginning, wordsOf } from './word-keys.ts';

/** A brand, a kind, an ingredient or one word of names, with the products that have it. */
type Meaning = {
  rank: number;
  label: string;
  keys: readonly string[];
  /** Ascending. */
  rows: Int32Array;
};

/** Another way to say something: the meanings of «акне». */
type Synonym = {
  keys: readonly string[];
  /** Without small words: «від чорних цяток» is said by «чорні цятки», too. */
  tellingKeys: readonly string[];
  meanings: readonly Meaning[];
};

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
    for (const word of wordsOf(folded))
      if (word.length > 1 || /\p{N}|[a-z]/u.test(word)) this.#add('name', word, row, () => [word]);
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
      keys: [...new Set([...meaningsOf.keys(), ...others.flatMap((synonym) => synonym.keys)])].sort(),
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
      .map((phrase) => wordsOf(phrase))
      .filter((phrase) => phrase.length > 0)
      .map((phrase) => ({
        keys: phrase.map((word) => this.#learn(word)),
        tellingKeys: tellingWords(phrase).map((word) => this.#learn(word)),
        meanings,
      }));
  }
}

const nameRank = meaningFields.indexOf('name');
const brandRank = meaningFields.indexOf('brand');
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
type Part = { words: readonly Word[]; meanings: readonly Meaning[] };

type Word = { word: string; key: string; isSmall: boolean; isLast: boolean };

export type Understood = {
  /** The best reason first; equals in the order of the shop. */
  rows: Int32Array;
  /** Why a row was found. */
  reasonOf: (row: number) => { field: MeaningField; label: string };
};

/** Products that every word of the search says something about. The words must be folded. */
export function findMeant(index: Meanings, folded: string): Understood {
  const words = readWords(folded);
  const parts = readParts(index, words);
  const isMeant = parts.length > 0 && parts.every(({ meanings }) => meanings.length > 0);
  // Names that have even the small words come first.
  return combine(index, isMeant ? parts : [], [
    namesWith(index, words),
    namesWith(
      index,
      parts.flatMap((part) => part.words),
    ),
  ]);
}

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

function readWords(folded: string): Word[] {
  const words = wordsOf(folded);
  const telling = new Set(tellingWords(words));
  return words.map((word, place) => ({
    word,
    key: keyOf(word),
    isSmall: !telling.has(word),
    isLast: place === words.length - 1,
  }));
}

function readParts(index: Meanings, words: readonly Word[]): Part[] {
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

/** Rows whose names have all of the words; none for a single small word, which most names have. */
function namesWith(index: Meanings, words: readonly Word[]): readonly number[] {
  if (words.every(({ isSmall }) => isSmall)) return [];
  const said = new Uint8Array(index.rows);
  for (const [place, word] of words.entries())
    for (const key of keysFor(index, word))
      for (const { rank, rows } of index.meaningsOf.get(key) ?? [])
        if (rank === nameRank) for (const row of rows) if (said[row] === place) said[row] = place + 1;
  const found: number[] = [];
  for (let row = 0; row < said.length; row += 1) if (said[row] === words.length) found.push(row);
  return found;
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
function keysFor({ keys, meaningsOf }: Meanings, { word, key, isLast }: Word): string[] {
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

function combine({ rows: count }: Meanings, parts: readonly Part[], named: readonly (readonly number[])[]): Understood {
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
  const isNamed = new Uint8Array(count);
  const rows: number[] = [];
  for (const row of named.flat()) {
    if (isNamed[row] === 0) rows.push(row);
    isNamed[row] = 1;
  }
  const ofRank = meaningFields.map((): number[] => []);
  if (parts.length > 0)
    for (let row = 0; row < count; row += 1)
      if (saidBy[row] === parts.length && isNamed[row] === 0) ofRank[ranks[row]!]!.push(row);
  for (const found of ofRank) for (const row of found) rows.push(row);
  return {
    rows: Int32Array.from(rows),
    reasonOf: (row) =>
      isNamed[row] === 1
        ? { field: 'name', label: '' }
        : { field: meaningFields[ranks[row]!]!, label: reasons[row]!.label },
  };
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
