import { readEachProductKind } from '@shop/domain/product-kinds.ts';
import { and, asc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { among } from '../../../database/among.ts';
import type { Executor } from '../../../database/database.ts';
import { brands, products, variantPictures, variants } from '../../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../../database/tables/media.ts';
import { listLastChangesOf } from '../kinds/kinds.queries.ts';

const icons = alias(pictures, 'icons');

/** Whether a product is shown: it is active and has an active variant. */
export function isOnSale(db: Executor): SQL | undefined {
  const sold = db
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.productId, products.id), eq(variants.isActive, true)));
  return and(eq(products.isActive, true), exists(sold));
}

/** Those of the products that are shown. */
export async function listIdsOnSale(db: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(among(products.id, ids), isOnSale(db)));
  return rows.map((row) => row.id);
}

/** In the order of the carousel. */
export async function listBestProductIds(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isOnSale(db), isNotNull(products.bestPosition)))
    .orderBy(asc(products.bestPosition), asc(products.id));
  return rows.map((row) => row.id);
}

export async function findProductId(db: Executor, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isOnSale(db), eq(products.slug, slug)));
  return row?.id;
}

export async function listProductAddresses(db: Executor): Promise<{ slug: string; updatedAt: Date }[]> {
  return await db
    .select({ slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(isOnSale(db))
    .orderBy(asc(products.position), asc(products.id));
}

/** When a product of each listing was last changed, by the id of the brand or kind. */
export async function listLastChanges(db: Executor) {
  const lastChange = sql<Date>`max(${products.updatedAt})`.mapWith(products.updatedAt);
  const brandRows = await db
    .select({ id: products.brandId, lastChange })
    .from(products)
    .where(isOnSale(db))
    .groupBy(products.brandId);
  const byId = (rows: { id: number; lastChange: Date }[]) => new Map(rows.map((row) => [row.id, row.lastChange]));
  const ofKinds = await readEachProductKind(async (kind) => byId(await listLastChangesOf(db, kind, isOnSale(db))));
  return { brand: byId(brandRows), ...ofKinds };
}

export async function readProductRows(db: Executor, ids: readonly number[]) {
  return await db
    .select({ product: products, brand: { id: brands.id, name: brands.name, slug: brands.slug } })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(among(products.id, ids));
}

export async function readVariantRows(db: Executor, productIds: readonly number[]) {
  return await db
    .select({ variant: variants, icon: pictureColumns(icons) })
    .from(variants)
    .leftJoin(icons, eq(icons.id, variants.iconId))
    .where(and(among(variants.productId, productIds), eq(variants.isActive, true)))
    .orderBy(asc(variants.position), asc(variants.id));
}

export async function readVariantPictureRows(db: Executor, variantIds: readonly number[]) {
  return await db
    .select({ variantId: variantPictures.variantId, alt: variantPictures.alt, picture: pictureColumns(pictures) })
    .from(variantPictures)
    .innerJoin(pictures, eq(pictures.id, variantPictures.pictureId))
    .where(among(variantPictures.variantId, variantIds))
    .orderBy(asc(variantPictures.position));
}

/** Products of these variants, for variants that are on sale. */
export async function readProductIdsOfVariants(db: Executor, variantIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ productId: variants.productId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(among(variants.id, variantIds), eq(variants.isActive, true), eq(products.isActive, true)));
  return rows.map((row) => row.productId);
}

/** Batch size; other requests run between batches. */
const stocksAtOnce = 10_000;

export async function readStock(db: Executor, variantIds: readonly number[]): Promise<Map<number, number>> {
  const stocks = new Map<number, number>();
  for (let start = 0; start < variantIds.length; start += stocksAtOnce) {
    const rows = await db
      .select({ id: variants.id, stock: variants.stock })
      .from(variants)
      .where(among(variants.id, variantIds.slice(start, start + stocksAtOnce)));
    for (const { id, stock } of rows) stocks.set(id, stock);
  }
  return stocks;
}
