import { type TableField, tableFields } from '@shop/domain/product-fields.ts';
import { sql } from 'drizzle-orm';
import { among } from '../../../database/among.ts';
import { columnOf, toColumns } from '../../../database/contract-names.ts';
import type { Transaction } from '../../../database/database.ts';
import { type KindsOfProduct, replaceKinds } from '../../../database/product-kinds.ts';
import { products, variants } from '../../../database/tables/catalogue.ts';
import { stockMovements } from '../../../database/tables/stock.ts';
import { inBatches } from './in-batches.ts';
import { type ProductFields, type VariantFields, variantFieldNames } from './product-columns.ts';

/** Sets the columns of these fields to the values of the row that was to be inserted. */
const givenValues = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [columnOf(field), sql`excluded.${sql.identifier(field)}`]));

type ProductRow = Pick<ProductFields, TableField> & { slug: string; position: number };

/** Inserts products, or updates those with the same code. Their slugs and positions stay. */
export async function upsertProducts(tx: Transaction, rows: readonly ProductRow[]): Promise<void> {
  const fields = [...tableFields, 'slug', 'position'] as const;
  for await (const some of inBatches(rows))
    await tx
      .insert(products)
      .values(some.map((row) => toColumns(row, fields)))
      .onConflictDoUpdate({
        target: products.code,
        set: {
          ...givenValues(tableFields.filter((field) => field !== 'code')),
          version: sql`${products.version} + 1`,
          updatedAt: sql`now()`,
        },
      });
}

type VariantRow = VariantFields & { position: number; stock: number; productId: number };

/** Inserts variants, or updates those with the same code. Stock is changed separately. */
export async function upsertVariants(tx: Transaction, rows: readonly VariantRow[]): Promise<void> {
  const fields = [...variantFieldNames, 'position', 'stock', 'productId'] as const;
  for await (const some of inBatches(rows))
    await tx
      .insert(variants)
      .values(some.map((row) => toColumns(row, fields)))
      .onConflictDoUpdate({
        target: variants.code,
        set: { ...givenValues(variantFieldNames.filter((field) => field !== 'code')), updatedAt: sql`now()` },
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
    .where(among(products.id, productIds));
}

/** Replaces the kinds of products, such as their skin types. */
export async function replaceAllKinds(
  tx: Transaction,
  sorted: readonly { productId: number; kinds: KindsOfProduct }[],
): Promise<void> {
  for await (const some of inBatches(sorted)) await replaceKinds(tx, some);
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
