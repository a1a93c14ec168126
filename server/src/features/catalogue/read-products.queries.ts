import { and, asc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import {
  brands,
  products,
  productsForSkinTypes,
  productsOfTypes,
  productTypes,
  skinTypes,
  variantPictures,
  variants,
} from '../../database/tables/catalogue.ts';
import { pictures, shownOf } from '../../database/tables/media.ts';

/** Which products a listing shows. */
export type ProductFilter =
  | { all: true }
  | { best: true }
  | { inCollection: true }
  | { brandId: number }
  | { productTypeId: number }
  | { skinTypeId: number };

const icons = alias(pictures, 'icons');

/** An inactive product, or one without variants, is shown nowhere. */
export function isOnSale(db: Executor): SQL | undefined {
  const sold = db
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.productId, products.id), eq(variants.isActive, true)));
  return and(eq(products.isActive, true), exists(sold));
}

function matches(db: Executor, filter: ProductFilter): SQL | undefined {
  if ('brandId' in filter) return eq(products.brandId, filter.brandId);
  if ('best' in filter) return isNotNull(products.bestPosition);
  if ('inCollection' in filter) return eq(products.isCollectionProduct, true);
  if ('productTypeId' in filter) {
    const { productId, productTypeId } = productsOfTypes;
    return exists(
      db
        .select({ one: sql`1` })
        .from(productsOfTypes)
        .where(and(eq(productId, products.id), eq(productTypeId, filter.productTypeId))),
    );
  }
  if ('skinTypeId' in filter) {
    const { productId, skinTypeId } = productsForSkinTypes;
    return exists(
      db
        .select({ one: sql`1` })
        .from(productsForSkinTypes)
        .where(and(eq(productId, products.id), eq(skinTypeId, filter.skinTypeId))),
    );
  }
  return undefined;
}

/** Ids in the order of the listing. */
export async function listProductIds(db: Executor, filter: ProductFilter): Promise<number[]> {
  const order =
    'best' in filter ? [asc(products.bestPosition), asc(products.id)] : [asc(products.position), asc(products.id)];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isOnSale(db), matches(db, filter)))
    .orderBy(...order);
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

const among = (column: { getSQL(): SQL }, ids: readonly number[]) => sql`${column} = any(${sql.param(ids)}::int[])`;

export async function readProductRows(db: Executor, ids: readonly number[]) {
  return await db
    .select({ product: products, brand: { id: brands.id, name: brands.name, slug: brands.slug } })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(among(products.id, ids));
}

export async function readVariantRows(db: Executor, productIds: readonly number[]) {
  return await db
    .select({ variant: variants, icon: shownOf(icons) })
    .from(variants)
    .leftJoin(icons, eq(icons.id, variants.iconId))
    .where(and(among(variants.productId, productIds), eq(variants.isActive, true)))
    .orderBy(asc(variants.position), asc(variants.id));
}

export async function readVariantPictureRows(db: Executor, variantIds: readonly number[]) {
  return await db
    .select({ variantId: variantPictures.variantId, alt: variantPictures.alt, picture: shownOf(pictures) })
    .from(variantPictures)
    .innerJoin(pictures, eq(pictures.id, variantPictures.pictureId))
    .where(among(variantPictures.variantId, variantIds))
    .orderBy(asc(variantPictures.position));
}

export async function readProductTypesOf(db: Executor, productIds: readonly number[]) {
  return await db
    .select({
      productId: productsOfTypes.productId,
      id: productTypes.id,
      name: productTypes.name,
      slug: productTypes.slug,
    })
    .from(productsOfTypes)
    .innerJoin(productTypes, eq(productTypes.id, productsOfTypes.productTypeId))
    .where(among(productsOfTypes.productId, productIds))
    .orderBy(asc(productTypes.position), asc(productTypes.id));
}

export async function readSkinTypesOf(db: Executor, productIds: readonly number[]) {
  return await db
    .select({ productId: productsForSkinTypes.productId, id: skinTypes.id, name: skinTypes.name, slug: skinTypes.slug })
    .from(productsForSkinTypes)
    .innerJoin(skinTypes, eq(skinTypes.id, productsForSkinTypes.skinTypeId))
    .where(among(productsForSkinTypes.productId, productIds))
    .orderBy(asc(skinTypes.position), asc(skinTypes.id));
}

/** Which product each of these variants belongs to, for variants that are on sale. */
export async function readProductIdsOfVariants(db: Executor, variantIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ productId: variants.productId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(among(variants.id, variantIds), eq(variants.isActive, true), eq(products.isActive, true)));
  return rows.map((row) => row.productId);
}

export async function readStock(db: Executor, variantIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(among(variants.id, variantIds));
  return new Map(rows.map((row) => [row.id, row.stock]));
}
