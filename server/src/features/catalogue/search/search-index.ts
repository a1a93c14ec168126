import { type ProductKind, productKindNames } from '@shop/domain/product-kinds.ts';
import type { Meanings, SynonymWords } from '@shop/domain/search/meanings.ts';
import { MeaningsOfProducts } from '@shop/domain/search/meanings.ts';
import { makeNameIndex, type NameIndex } from '@shop/domain/search/name-index.ts';
import type { MeaningField } from '@shop/domain/search/reasons.ts';
import { foldForSearch } from '@shop/domain/search/search-words.ts';
import { finishWithPauses, pauses } from '../../../pauses.ts';
import { constant } from '../../catalogue-cache/index.ts';
import { type Catalogue, type ListingIndex, readListingIndex } from '../listings/listing-index.ts';
import { ingredientsOf } from './ingredients-of.ts';
import { readSearchCodes, readSearchTexts, readSynonyms } from './search-index.queries.ts';

/** What a search looks at: names and codes as they are written, and what words mean. Rows are products in the order of the shop. */
export type SearchIndex = { productIds: readonly number[]; names: NameIndex; meanings: Meanings };

/** Estimated memory of one product with two codes and twenty ingredients. */
const bytesOfProduct = 2_500;

/** Batch size; other requests run between batches. */
const atOnce = 1_000;

/** Cached until the catalogue changes. */
export async function readSearchIndex(catalogue: Catalogue): Promise<SearchIndex> {
  const load = async () => {
    const index = await makeIndex(catalogue.db, await readListingIndex(catalogue));
    return { ...constant(index), bytes: bytesOfProduct * index.productIds.length };
  };
  return (await catalogue.catalogueCache.getOrLoad('search index', load, 'indexes')).build(() => 0);
}

/** Under which reason the kinds of products are found. */
const fieldOfKind: Record<'brand' | ProductKind, MeaningField> = {
  brand: 'brand',
  product_type: 'type',
  skin_type: 'skin_type',
  goal: 'goal',
};
const kinds = ['brand', ...productKindNames] as const;

async function makeIndex(
  db: Catalogue['db'],
  { all: { table }, names: kindNames }: ListingIndex,
): Promise<SearchIndex> {
  const named: { name: string; codes: string[] }[] = [];
  const meanings = new MeaningsOfProducts();
  const pause = pauses();
  for (let start = 0; start < table.products.length; start += atOnce) {
    const batch = table.products.slice(start, start + atOnce);
    const ids = batch.map(({ id }) => id);
    const texts = new Map((await readSearchTexts(db, ids)).map((row) => [row.id, row]));
    const codes = Map.groupBy(await readSearchCodes(db, ids), ({ productId }) => productId);
    for (const [place, { id, places }] of batch.entries()) {
      const row = start + place;
      const { name = '', composition = '', keyIngredients = '' } = texts.get(id) ?? {};
      named.push({ name: name ?? '', codes: (codes.get(id) ?? []).map(({ code }) => code ?? '') });
      meanings.addName(name ?? '', row);
      for (const kind of kinds)
        for (const at of places[kind]) meanings.addLabel(fieldOfKind[kind], kindNames[kind][at]!.name, row);
      for (const ingredient of ingredientsOf({ composition, keyIngredients }))
        meanings.addLabel('ingredient', ingredient, row);
      if (pause.isDue()) await pause.take();
    }
  }
  const synonyms = (await readSynonyms(db)).map(toSynonym);
  return {
    productIds: table.products.map(({ id }) => id),
    names: await finishWithPauses(makeNameIndex(named)),
    meanings: await finishWithPauses(meanings.finish(table.products.length, synonyms)),
  };
}

const toSynonym = ({ name, means }: { name: string; means: string }): SynonymWords => ({
  words: phrasesIn(name),
  means: phrasesIn(means),
});

const phrasesIn = (text: string) =>
  foldForSearch(text)
    .split(/[,;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
