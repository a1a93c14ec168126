import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { products, productsForSkinTypes, productsOfTypes, variants } from '../../../database/tables/catalogue.ts';
import { stockMovements } from '../../../database/tables/stock.ts';
import { inBatches } from './in-batches.ts';

/** The value of the row that was to be inserted. */
const given = (column: string) => sql`excluded.${sql.identifier(column)}`;

/** Inserts products, or updates those with the same code. Their slugs and positions stay. */
export async function upsertProducts(tx: Transaction, rows: readonly (typeof products.$inferInsert)[]): Promise<void> {
  for await (const some of inBatches(rows))
    await tx
      .insert(products)
      .values(some)
      .onConflictDoUpdate({
        target: products.code,
        set: {
          name: given('name'),
          brandId: given('brand_id'),
          human: given('human'),
          unit: given('unit'),
          isActive: given('is_active'),
          description: given('description'),
          descriptionHtml: given('description_html'),
          keyIngredientsHtml: given('key_ingredients_html'),
          prescriptionHtml: given('prescription_html'),
          applicationHtml: given('application_html'),
          composition: given('composition'),
          version: sql`${products.version} + 1`,
          updatedAt: sql`now()`,
        },
      });
}

/** Inserts variants, or updates those with the same code. Stock is changed separately. */
export async function upsertVariants(tx: Transaction, rows: readonly (typeof variants.$inferInsert)[]): Promise<void> {
  for await (const some of inBatches(rows))
    await tx
      .insert(variants)
      .values(some)
      .onConflictDoUpdate({
        target: variants.code,
        set: {
          value: given('value'),
          title: given('title'),
          price: given('price'),
          discountPrice: given('discount_price'),
          barcode: given('barcode'),
          weightGrams: given('weight_grams'),
          lengthMillimetres: given('length_millimetres'),
          widthMillimetres: given('width_millimetres'),
          heightMillimetres: given('height_millimetres'),
          isActive: given('is_active'),
          updatedAt: sql`now()`,
        },
      });
}

export async function readIds(
  tx: Transaction,
  table: typeof products | typeof variants,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: table.id, code: table.code })
    .from(table)
    .where(sql`${table.code} = any(${sql.param(codes)}::text[])`);
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export const readProductIds = (tx: Transaction, codes: readonly string[]) => readIds(tx, products, codes);
export const readVariantIds = (tx: Transaction, codes: readonly string[]) => readIds(tx, variants, codes);

/** For products of which only variants changed: open forms get a version conflict instead of overwriting them. */
export async function raiseVersions(tx: Transaction, productIds: readonly number[]): Promise<void> {
  await tx
    .update(products)
    .set({ version: sql`${products.version} + 1` })
    .where(sql`${products.id} = any(${sql.param(productIds)}::integer[])`);
}

type Sorted = { productId: number; productTypeIds: readonly number[]; skinTypeIds: readonly number[] };

/** Replaces the product types and skin types of products. */
export async function replaceKinds(tx: Transaction, sorted: readonly Sorted[]): Promise<void> {
  for await (const some of inBatches(sorted)) {
    const ids = some.map(({ productId }) => productId);
    await tx.delete(productsOfTypes).where(inArray(productsOfTypes.productId, ids));
    await tx.delete(productsForSkinTypes).where(inArray(productsForSkinTypes.productId, ids));
  }
  const types = sorted.flatMap(({ productId, productTypeIds }) =>
    productTypeIds.map((productTypeId) => ({ productId, productTypeId })),
  );
  const skins = sorted.flatMap(({ productId, skinTypeIds }) =>
    skinTypeIds.map((skinTypeId) => ({ productId, skinTypeId })),
  );
  for await (const some of inBatches(types)) await tx.insert(productsOfTypes).values(some);
  for await (const some of inBatches(skins)) await tx.insert(productsForSkinTypes).values(some);
}

/** Changes stock by differences, with a stock movement for each. */
export async function changeStocks(
  tx: Transaction,
  changes: readonly { code: string; difference: number }[],
  staffId: number,
): Promise<void> {
  const changed = await tx.execute<{ id: number; stock: number; difference: number }>(sql`
    update ${variants} v set stock = v.stock + change.difference
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(code text, difference integer)
    where v.code = change.code
    returning v.id, v.stock, change.difference`);
  const movements = changed.rows.map(({ id, stock, difference }) => ({
    variantId: id,
    kind: 'imported' as const,
    difference,
    stockAfter: stock,
    staffId,
  }));
  for await (const some of inBatches(movements)) await tx.insert(stockMovements).values(some);
}
