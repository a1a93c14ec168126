import type { Meaning, Meanings } from './meanings.ts';
import { keysFor, type Part, readParts, readWords, type Word } from './read-search.ts';
import { type MeaningField, meaningFields } from './reasons.ts';

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

const nameRank = meaningFields.indexOf('name');

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
