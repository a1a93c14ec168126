import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import { products, variants } from '../../../database/tables/catalogue.ts';
import { customerWishlist } from '../../../database/tables/customers.ts';

/** In the order in which they were added. */
export async function listWishes(db: Executor, customerId: number) {
  return await db
    .select({
      variantId: customerWishlist.variantId,
      addedAt: customerWishlist.addedAt,
      productName: products.name,
    })
    .from(customerWishlist)
    .innerJoin(variants, eq(variants.id, customerWishlist.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(customerWishlist.customerId, customerId))
    .orderBy(asc(customerWishlist.addedAt), asc(customerWishlist.variantId));
}

export async function listExistingVariants(db: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .where(sql`${variants.id} = any(${sql.param(ids)}::bigint[])`);
  return rows.map(({ id }) => id);
}

export async function insertWishes(
  tx: Transaction,
  wishes: { customerId: number; variantId: number; addedAt: Date }[],
): Promise<void> {
  if (wishes.length > 0) await tx.insert(customerWishlist).values(wishes).onConflictDoNothing();
}

export async function deleteWishes(tx: Transaction, customerId: number, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  await tx
    .delete(customerWishlist)
    .where(and(eq(customerWishlist.customerId, customerId), inArray(customerWishlist.variantId, [...variantIds])));
}
