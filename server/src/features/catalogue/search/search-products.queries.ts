import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { products, variants } from '../../../database/tables/catalogue.ts';
import { isOnSale } from '../products/read-products.queries.ts';

/** Folded names of products on sale, in the order of the shop. */
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

export async function readProductNames(db: Executor, ids: readonly number[]) {
  return await db
    .select({ id: products.id, name: products.name, slug: products.slug })
    .from(products)
    .where(inArray(products.id, [...ids]));
}
