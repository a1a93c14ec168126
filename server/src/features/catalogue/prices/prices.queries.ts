import { asc, eq, sql } from 'drizzle-orm';
import { among } from '../../../database/among.ts';
import type { Executor, Transaction } from '../../../database/database.ts';
import { priceHistory, products, variants } from '../../../database/tables/catalogue.ts';
import { isFound, type ProductFilter } from '../editing/product-list.queries.ts';

/** Every variant of the selected products, active or not: inactive ones may be sold again. */
export async function listPricedVariants(db: Executor, filter: ProductFilter, lowStock: number) {
  return await db
    .select({
      id: variants.id,
      code: variants.code,
      value: variants.value,
      title: variants.title,
      unit: products.unit,
      price: variants.price,
      discountPrice: variants.discountPrice,
      productId: products.id,
      productName: products.name,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(isFound(db, filter, lowStock))
    .orderBy(sql`${products.name} collate uk`, asc(products.id), asc(variants.position), asc(variants.id));
}

/** Locks prices until the transaction ends: products first, then variants, each in the order of their ids. */
export async function lockPrices(tx: Transaction, filter: ProductFilter, lowStock: number): Promise<void> {
  const held = await tx
    .select({ id: products.id })
    .from(products)
    .where(isFound(tx, filter, lowStock))
    .orderBy(asc(products.id))
    .for('no key update');
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(
      among(
        variants.productId,
        held.map(({ id }) => id),
      ),
    )
    .orderBy(asc(variants.id))
    .for('no key update');
}

export async function updatePrices(
  tx: Transaction,
  prices: readonly { id: number; price: number; discountPrice: number }[],
): Promise<void> {
  const column = (name: 'id' | 'price' | 'discountPrice') => sql.param(prices.map((each) => each[name]));
  await tx.execute(sql`
    update variants set price = new.price, discount_price = new.discount_price, updated_at = now()
    from unnest(${column('id')}::int[], ${column('price')}::bigint[], ${column('discountPrice')}::bigint[])
      as new (id, price, discount_price)
    where variants.id = new.id`);
}

/** Open forms of these products get a version conflict. */
export async function raiseVersions(tx: Transaction, productIds: readonly number[]): Promise<void> {
  await tx
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(among(products.id, productIds));
}

/**
 * Selling prices of the variants of these products in the last thirty days in order of time, including the price at the
 * beginning. `isNow`: written by this transaction, whose time is `now()`.
 */
export async function listPricings(tx: Transaction, productIds: readonly number[], variantIds: readonly number[]) {
  const monthAgo = sql`now() - interval '30 days'`;
  const begunWith = sql`(select max(older.id) from ${priceHistory} older
    where older.variant_id = ${priceHistory.variantId} and older.at < ${monthAgo})`;
  return await tx
    .select({
      productId: products.id,
      productName: products.name,
      variantId: variants.id,
      code: variants.code,
      title: variants.title,
      soldFor: priceHistory.soldFor,
      value: priceHistory.value,
      unit: priceHistory.unit,
      isNow: sql<boolean>`${priceHistory.at} = now()`,
    })
    .from(priceHistory)
    .innerJoin(variants, eq(variants.id, priceHistory.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      sql`(${among(products.id, productIds)} or ${among(variants.id, variantIds)})
        and (${priceHistory.at} >= ${monthAgo} or ${priceHistory.id} = ${begunWith})`,
    )
    .orderBy(asc(variants.id), asc(priceHistory.id));
}
