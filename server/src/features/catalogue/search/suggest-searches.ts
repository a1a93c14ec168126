import { inEnglishLayout, inUkrainianLayout } from '@shop/domain/keyboard-layout.ts';
import { isSearchable } from '@shop/domain/search-words.ts';
import type { Catalogue } from '../listings/listing-index.ts';
import { findNearestNames, findProductIds } from './search-products.ts';

/** Largest number of results that a search shows. */
const mostCounted = 50;
const mostNames = 3;

/**
 * Suggestions for words that find nothing: the same keys in the other keyboard layout, if that finds something,
 * otherwise the nearest names.
 */
export async function suggestSearches(catalogue: Catalogue, words: string) {
  if (!isSearchable(words)) return { other_layout: null, nearest: [] };
  const asTyped = words.toLowerCase();
  const inUkrainian = inUkrainianLayout(words);
  for (const q of [inUkrainian, inEnglishLayout(words)]) {
    const { length: count } = q === asTyped ? [] : await findProductIds(catalogue, q, mostCounted);
    if (count > 0) return { other_layout: { q, count }, nearest: [] };
  }
  // Names are Ukrainian, so typos are also corrected in the Ukrainian layout. Codes are Latin and have no similar
  // words.
  const readings = inUkrainian === asTyped ? [words] : [words, inUkrainian];
  return { other_layout: null, nearest: await findNearestNames(catalogue, readings, mostNames) };
}
