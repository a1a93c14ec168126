import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { products, variants } from '../../database/tables/catalogue.ts';
import { searchForm } from '../../database/tables/columns.ts';
import { isOnSale } from './read-products.queries.ts';

/** What may stand before a word: spaces, a hyphen, a slash, brackets and quotes. */
const beforeWords = [' ', '\u00a0', '-', '/', '(', '«', '“', '"'];

/** Products on sale with the words in their name or in a code of theirs; the likeliest first. */
export async function findProductIds(db: Executor, words: string, limit: number): Promise<number[]> {
  const literal = words.replace(/[\\%_]/g, '\\$&');
  const anywhere = `%${literal}%`;
  const beginsWord = or(...beforeWords.map((before) => isLike(products.searchName, `%${before}${literal}%`)));
  const likelihood = sql`case
    when not ${isLike(products.searchName, anywhere)} then 3
    when ${isLike(products.searchName, `${literal}%`)} then 0
    when ${beginsWord} then 1
    else 2
  end`;
  // Two questions, each with an index of its own: one condition over both tables would read every product.
  const found = unionAll(
    db.select({ id: products.id }).from(products).where(isLike(products.searchName, anywhere)),
    db
      .select({ id: variants.productId })
      .from(variants)
      .where(and(eq(variants.isActive, true), isLike(variants.searchCode, anywhere))),
  );
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isOnSale(db), inArray(products.id, found)))
    .orderBy(likelihood, asc(products.position), asc(products.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

function isLike(column: AnyPgColumn, pattern: string): SQL {
  return sql`(${column} like ${searchForm(sql`${pattern}::text`)})`;
}
