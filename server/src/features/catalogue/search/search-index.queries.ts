import { and, asc, eq } from 'drizzle-orm';
import { among } from '../../../database/among.ts';
import type { Executor, Transaction } from '../../../database/database.ts';
import { products, variants } from '../../../database/tables/catalogue.ts';
import { searchSynonyms } from '../../../database/tables/search.ts';

/** What a search looks at in each product. Names are folded. */
export async function readSearchTexts(db: Executor, ids: readonly number[]) {
  return await db
    .select({
      id: products.id,
      name: products.searchName,
      composition: products.composition,
      keyIngredients: products.keyIngredientsHtml,
    })
    .from(products)
    .where(among(products.id, ids));
}

/** Folded. */
export async function readSearchCodes(db: Executor, ids: readonly number[]) {
  return await db
    .select({ productId: variants.productId, code: variants.searchCode })
    .from(variants)
    .where(and(among(variants.productId, ids), eq(variants.isActive, true)))
    .orderBy(asc(variants.position), asc(variants.id));
}

export async function readSynonyms(db: Executor) {
  return await db
    .select({ name: searchSynonyms.name, means: searchSynonyms.means })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.id));
}

export async function addSynonyms(
  tx: Transaction,
  synonyms: readonly { words: readonly string[]; means: readonly string[] }[],
): Promise<void> {
  const rows = synonyms.map(({ words, means }) => ({ name: words.join(', '), means: means.join(', ') }));
  await tx.insert(searchSynonyms).values(rows);
}
