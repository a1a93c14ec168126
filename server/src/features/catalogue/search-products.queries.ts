import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database.ts';
import { products, variants } from '../../database/tables/catalogue.ts';
import { searchForm } from '../../database/tables/columns.ts';
import { isOnSale } from './read-products.queries.ts';

/** Folded names of what is on sale, in the order of the shop. */
export async function readSearchNames(db: Executor) {
  return await db
    .select({ id: products.id, name: products.searchName })
    .from(products)
    .where(isOnSale(db))
    .orderBy(asc(products.position), asc(products.id));
}

export async function readSearchCodes(db: Executor) {
  return await db
    .select({ productId: variants.productId, code: variants.searchCode })
    .from(variants)
    .where(eq(variants.isActive, true))
    .orderBy(asc(variants.position), asc(variants.id));
}

/** How much of the words must be found in a name: all but a slip of a letter, in a word that may stand in another case. */
const leastLikeness = 0.35;

/** Each comparison takes microseconds, and one misspelt word may be near to a fifth of all names. */
const mostCompared = 200;

/**
 * Products on sale whose names are nearest to any reading of the words, the nearest first. Of more than can be compared,
 * the nearest of some.
 */
export async function findNearestNames(db: Database, readings: readonly string[], limit: number) {
  const forms = readings.map((reading) => searchForm(sql`${reading}::text`));
  const likeness = sql<number>`greatest(${sql.join(
    forms.map((form) => sql`word_similarity(${form}, ${products.searchName})`),
    sql`, `,
  )})`.as('likeness');
  return await db.transaction(async (tx) => {
    // The index of trigrams answers by this setting alone. The planner takes the comparison for cheap and would rather
    // compare every name: only the way through that index is left to it.
    await tx.execute(sql`select
      set_config('pg_trgm.word_similarity_threshold', ${String(leastLikeness)}, true),
      set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', 'off', true)`);
    const near = tx
      .select({ id: products.id, name: products.name, slug: products.slug, position: products.position, likeness })
      .from(products)
      .where(and(isOnSale(tx), or(...forms.map((form) => sql`${form} <% ${products.searchName}`))))
      .limit(mostCompared)
      .as('near');
    return await tx
      .select({ id: near.id, name: near.name, slug: near.slug })
      .from(near)
      .orderBy(desc(near.likeness), asc(near.position), asc(near.id))
      .limit(limit);
  });
}
