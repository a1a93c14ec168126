import { makeSearchIndex, type SearchIndex, searchIndex } from '@shop/domain/search-index.ts';
import { foldForSearch } from '@shop/domain/search-words.ts';
import type { Catalogue } from './listing-index.ts';
import { constant } from './remembered.ts';
import { readSearchCodes, readSearchNames } from './search-products.queries.ts';

/** Products on sale with the words in their name or in a code of theirs; the likeliest first. */
export async function findProductIds(catalogue: Catalogue, words: string, limit: number): Promise<number[]> {
  return searchIndex(await readSearchIndex(catalogue), foldForSearch(words), limit);
}

/** Read once after each change of the catalogue. */
async function readSearchIndex({ db, catalogueMemory }: Catalogue): Promise<SearchIndex> {
  const load = async () => {
    const codes = Map.groupBy(await readSearchCodes(db), ({ productId }) => productId);
    const index = makeSearchIndex(
      (await readSearchNames(db)).map(({ id, name }) => ({
        id,
        name: name ?? '',
        codes: (codes.get(id) ?? []).map(({ code }) => code ?? ''),
      })),
    );
    return { ...constant(index), bytes: 2 * (index.names.text.length + index.codes.text.length) };
  };
  return (await catalogueMemory.remember('search index', load, 'indexes')).build(() => 0);
}
