import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { products, variantPictures, variants } from '../../database/tables/catalogue.ts';
import { orderLines } from '../../database/tables/orders.ts';
import { staff } from '../../database/tables/staff.ts';
import { stockMovements } from '../../database/tables/stock.ts';

const firstPicture = sql<number | null>`(
  select ${variantPictures.pictureId} from ${variantPictures}
  where ${variantPictures.variantId} = ${variants.id} order by ${variantPictures.position} limit 1)`;

/**
 * Locks variants that are on sale until the transaction ends. Always in the order of their ids, so that two orders
 * cannot deadlock.
 */
export async function lockVariantRows(tx: Transaction, ids: readonly number[]) {
  return await tx
    .select({
      id: variants.id,
      code: variants.code,
      value: variants.value,
      title: variants.title,
      price: variants.price,
      discountPrice: variants.discountPrice,
      stock: variants.stock,
      slug: products.slug,
      productName: products.name,
      unit: products.unit,
      pictureId: firstPicture,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        // A cart may name any number: as bigint it does not overflow, it is just not found.
        sql`${variants.id} = any(${sql.param(ids)}::bigint[])`,
        eq(variants.isActive, true),
        eq(products.isActive, true),
      ),
    )
    .orderBy(asc(variants.id))
    .for('no key update', { of: variants });
}

/** Changes the stock and returns the new one; undefined if it would fall below zero. */
export async function changeStock(
  tx: Transaction,
  variantId: number,
  difference: number,
): Promise<{ stock: number } | undefined> {
  const [row] = await tx
    .update(variants)
    .set({ stock: sql`${variants.stock} + ${difference}` })
    .where(and(eq(variants.id, variantId), sql`${variants.stock} + ${difference} >= 0`))
    .returning({ stock: variants.stock });
  return row;
}

export async function insertStockMovements(
  tx: Transaction,
  movements: (typeof stockMovements.$inferInsert)[],
): Promise<void> {
  await tx.insert(stockMovements).values(movements);
}

export async function findStock(db: Executor, variantId: number): Promise<{ code: string; stock: number } | undefined> {
  const [row] = await db
    .select({ code: variants.code, stock: variants.stock })
    .from(variants)
    .where(eq(variants.id, variantId));
  return row;
}

export async function listStockMovementRows(db: Executor, variantId: number, page: { limit: number; offset: number }) {
  return await db
    .select({ movement: stockMovements, orderId: orderLines.orderId, staffName: staff.name })
    .from(stockMovements)
    .leftJoin(orderLines, eq(orderLines.id, stockMovements.orderLineId))
    .leftJoin(staff, eq(staff.id, stockMovements.staffId))
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(desc(stockMovements.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countMovements(db: Executor, variantId: number): Promise<number> {
  return await db.$count(stockMovements, eq(stockMovements.variantId, variantId));
}
