import { type ProductKind, productKindNames } from '@shop/domain/product-kinds.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { kindTables, products } from './tables/catalogue.ts';

// Statements and columns of kinds that several features need.

export type KindsOfProduct = Partial<Record<ProductKind, readonly number[]>>;

/** Adds products to kinds. */
export async function insertKinds(
  tx: Transaction,
  sorted: readonly { productId: number; kinds: KindsOfProduct }[],
): Promise<void> {
  for (const kind of productKindNames) {
    const rows = sorted.flatMap(({ productId, kinds }) => (kinds[kind] ?? []).map((kindId) => ({ productId, kindId })));
    if (rows.length > 0) await tx.insert(kindTables[kind].products).values(rows);
  }
}

/** Replaces the kinds of products. */
export async function replaceKinds(
  tx: Transaction,
  sorted: readonly { productId: number; kinds: KindsOfProduct }[],
): Promise<void> {
  const ids = sorted.map(({ productId }) => productId);
  for (const kind of productKindNames) {
    const table = kindTables[kind].products;
    await tx.delete(table).where(inArray(table.productId, ids));
  }
  await insertKinds(tx, sorted);
}

/** The condition that a product has this name of a kind. */
export const isOfKind = (kind: ProductKind, id: number): SQL => {
  const { products: sorted } = kindTables[kind];
  return sql`exists (select from ${sorted} where ${sorted.productId} = ${products.id} and ${sorted.kindId} = ${id})`;
};

const idsColumn = (kind: ProductKind) => {
  const { products: sorted } = kindTables[kind];
  return sql<number[]>`array(
    select ${sorted.kindId} from ${sorted} where ${sorted.productId} = ${products.id} order by 1)`;
};

const slugsColumn = (kind: ProductKind) => {
  const { names, products: sorted } = kindTables[kind];
  return sql<string>`(
    select coalesce(string_agg(${names.slug}, ', ' order by ${names.position}, ${names.id}), '')
    from ${sorted} join ${names} on ${names.id} = ${sorted.kindId} where ${sorted.productId} = ${products.id})`;
};

const inColumns = <Value>(columnOf: (kind: ProductKind) => SQL<Value>) =>
  Object.fromEntries(productKindNames.map((kind) => [`${kind}_ids`, columnOf(kind)])) as Record<
    `${ProductKind}_ids`,
    SQL<Value>
  >;

/** The ids of each kind that a product has, as columns: `goal_ids`. */
export const kindIdColumns = inColumns(idsColumn);
/** The same as slugs, separated by commas. */
export const kindSlugColumns = inColumns(slugsColumn);
