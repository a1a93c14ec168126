import { inEnglishLayout, inUkrainianLayout } from '@shop/domain/keyboard-layout.ts';
import { correctWords } from '@shop/domain/search/correct-words.ts';
import { findMeant } from '@shop/domain/search/find-meant.ts';
import { findByName } from '@shop/domain/search/name-index.ts';
import type { SearchReason } from '@shop/domain/search/reasons.ts';
import { foldForSearch, isSearchable } from '@shop/domain/search/search-words.ts';
import { constant } from '../../catalogue-cache/index.ts';
import type { Catalogue } from '../listings/listing-index.ts';
import { readSearchIndex, type SearchIndex } from './search-index.ts';

export type SearchQuestion = { q: string; exact?: true | undefined };

/** Why a product was found, and what has the words: a brand, a kind or an ingredient. */
export type Reason = { found_by: SearchReason; found_in: string };

export type Found = {
  /** All products that were found, the best first. */
  ids: readonly number[];
  reasonOf(id: number): Reason;
  /** The words that were searched for instead. */
  corrected: string | null;
};

const nothing: Found = { ids: [], reasonOf: () => ({ found_by: 'name', found_in: '' }), corrected: null };

/**
 * Finds products by words. If nothing has them, the same keys in the other keyboard layout are tried, then words that are
 * spelled alike.
 */
export async function searchProducts(catalogue: Catalogue, { q, exact }: SearchQuestion): Promise<Found> {
  if (!isSearchable(q)) return nothing;
  const load = async () => {
    const found = search(await readSearchIndex(catalogue), foldForSearch(q), exact === true);
    return { ...constant(found), bytes: bytesOfFound * found.ids.length + 500 };
  };
  const key = JSON.stringify(['found', q, exact === true]);
  return (await catalogue.catalogueCache.getOrLoad(key, load, 'searches')).build(() => 0);
}

/** Estimated memory of the id of a product and its reason. */
const bytesOfFound = 16;

function search(index: SearchIndex, words: string, isExact: boolean): Found {
  const readings = isExact ? [words] : readingsOf(index, words);
  for (const reading of readings) {
    const found = find(index, reading);
    if (found.ids.length > 0) return { ...found, corrected: reading === words ? null : reading };
  }
  return nothing;
}

/** What may have been meant, the likeliest first. Made one by one, because the first one mostly finds something. */
function* readingsOf({ meanings }: SearchIndex, words: string): Generator<string> {
  yield words;
  const inUkrainian = inUkrainianLayout(words);
  yield inUkrainian;
  yield inEnglishLayout(words);
  // Names are Ukrainian, so slips are corrected in the Ukrainian layout, too.
  for (const reading of new Set([words, inUkrainian])) {
    const corrected = correctWords(meanings, reading);
    if (corrected !== undefined) yield corrected;
  }
}

const literal: readonly (SearchReason | undefined)[] = [undefined, 'name', 'code'];

function find({ productIds, names, meanings }: SearchIndex, words: string): Omit<Found, 'corrected'> {
  const { byName, byCode } = findByName(names, words);
  const meant = findMeant(meanings, words);
  /** For each row its place in `literal`. */
  const saidIn = new Uint8Array(productIds.length);
  for (const row of byName) saidIn[row] = 1;
  for (const row of byCode) saidIn[row] = 2;
  const rows = [...byName, ...byCode];
  for (const row of meant.rows) if (saidIn[row] === 0) rows.push(row);
  const ids = rows.map((row) => productIds[row]!);
  return {
    ids,
    reasonOf(id) {
      const row = rows[ids.indexOf(id)]!;
      const found_by = literal[saidIn[row]!];
      if (found_by !== undefined) return { found_by, found_in: '' };
      const { field, label } = meant.reasonOf(row);
      return { found_by: field, found_in: field === 'name' ? '' : label };
    },
  };
}
