import { makeSearchIndex, nearestInIndex, type SearchIndex, searchIndex } from '@shop/domain/search-index.ts';
import { foldForSearch } from '@shop/domain/search-words.ts';
import { finishWithPauses } from '../../../pauses.ts';
import { constant } from '../../catalogue-cache/index.ts';
import type { Catalogue } from '../listings/listing-index.ts';
import { readProductNames, readSearchCodes, readSearchNames } from './search-products.queries.ts';

/** Estimated memory of one product with two codes. */
const bytesOfProduct = 700;

/** Products on sale with the words in their name or in a code; best matches first. */
export async function findProductIds(catalogue: Catalogue, words: string, limit: number): Promise<number[]> {
  return searchIndex(await readSearchIndex(catalogue), foldForSearch(words), limit);
}

/** Products on sale whose names are nearest to any reading of the words, nearest first. */
export async function findNearestNames(catalogue: Catalogue, readings: readonly string[], limit: number) {
  const ids = nearestInIndex(await readSearchIndex(catalogue), readings.map(foldForSearch), limit);
  const names = new Map((await readProductNames(catalogue.db, ids)).map((product) => [product.id, product]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

/** Cached until the catalogue changes. */
async function readSearchIndex({ db, catalogueCache }: Catalogue): Promise<SearchIndex> {
  const load = async () => {
    const codes = Map.groupBy(await readSearchCodes(db), ({ productId }) => productId);
    const named = (await readSearchNames(db)).map(({ id, name }) => ({
      id,
      name: name ?? '',
      codes: (codes.get(id) ?? []).map(({ code }) => code ?? ''),
    }));
    const index = await finishWithPauses(makeSearchIndex(named));
    return { ...constant(index), bytes: bytesOfProduct * index.productIds.length };
  };
  return (await catalogueCache.getOrLoad('search index', load, 'indexes')).build(() => 0);
}
