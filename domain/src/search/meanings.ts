import { type MeaningField, meaningFields } from './reasons.ts';
import { foldForSearch } from './search-words.ts';
import { tellingWords } from './small-words.ts';
import { isFormOf, keyOf, wordsOf } from './word-keys.ts';

/** A brand, a kind, an ingredient or one word of names, with the products that have it. */
export type Meaning = {
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

const ingredientRank = meaningFields.indexOf('ingredient');
const concernRank = meaningFields.indexOf('concern');
/** What is found by another word for an ingredient is an ingredient; by another word for a goal, a concern. */
const leastRankOfSynonyms = (rank: number) => (rank === ingredientRank ? ingredientRank : concernRank);

export const hasKey = (keys: readonly string[], asked: string) => keys.some((key) => isFormOf(key, asked));
