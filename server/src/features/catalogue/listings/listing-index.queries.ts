import { and, asc, eq } from 'drizzle-orm';
import { among } from '../../../database/among.ts';
import type { Executor } from '../../../database/database.ts';
import { products, variants } from '../../../database/tables/catalogue.ts';

/** In the order of the shop. */
export async function readActiveProducts(db: Executor) {
  return await db
    .select({
      id: products.id,
      brandId: products.brandId,
      createdAt: products.createdAt,
      isInCollection: products.isCollectionProduct,
    })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.position), asc(products.id));
}

export async function readActiveVariantsOf(db: Executor, productIds: readonly number[]) {
  return await db
    .select({
      id: variants.id,
      productId: variants.productId,
      price: variants.price,
      discountPrice: variants.discountPrice,
    })
    .from(variants)
    .where(and(among(variants.productId, productIds), eq(variants.isActive, true)))
    .orderBy(asc(variants.position), asc(variants.id));
}

/** Ids of sold-out variants, in ascending order. */
export async function readSoldOutIds(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.stock, 0), eq(variants.isActive, true)))
    .orderBy(asc(variants.id));
  return rows.map(({ id }) => id);
}
