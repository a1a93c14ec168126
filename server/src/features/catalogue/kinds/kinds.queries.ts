import type { ProductKind } from '@shop/domain/product-kinds.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { among } from '../../../database/among.ts';
import type { Executor } from '../../../database/database.ts';
import { kindTables, products } from '../../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../../database/tables/media.ts';

/** All names of a kind, in their order. */
export async function listKind(db: Executor, kind: ProductKind) {
  const { names } = kindTables[kind];
  return await db
    .select({ id: names.id, name: names.name, slug: names.slug })
    .from(names)
    .orderBy(asc(names.position), asc(names.id));
}

/** The same with the banners of their pages, if the kind has them. */
export async function listKindPages(db: Executor, kind: ProductKind) {
  const { names } = kindTables[kind];
  if (!('bannerId' in names)) return (await listKind(db, kind)).map((row) => ({ ...row, bannerAlt: '', banner: null }));
  const { id, name, slug, bannerAlt, bannerId } = names;
  return await db
    .select({ id, name, slug, bannerAlt, banner: pictureColumns(pictures) })
    .from(names)
    .leftJoin(pictures, eq(pictures.id, bannerId))
    .orderBy(asc(names.position), asc(id));
}

/** One name of a kind, with the text and banner of its page if the kind has them. */
export async function findKind(db: Executor, kind: ProductKind, slug: string) {
  const { names } = kindTables[kind];
  if (!('bannerId' in names)) {
    const [row] = await db.select({ id: names.id, name: names.name }).from(names).where(eq(names.slug, slug));
    return row && { ...row, description: '', bannerAlt: '', banner: null };
  }
  const { id, name, description, bannerAlt, bannerId } = names;
  const [row] = await db
    .select({ id, name, description, bannerAlt, banner: pictureColumns(pictures) })
    .from(names)
    .leftJoin(pictures, eq(pictures.id, bannerId))
    .where(eq(names.slug, slug));
  return row;
}

/** The names that products have, in their order. */
export async function readKindsOf(db: Executor, kind: ProductKind, productIds: readonly number[]) {
  const { names, products: sorted } = kindTables[kind];
  return await db
    .select({ productId: sorted.productId, id: names.id, name: names.name, slug: names.slug })
    .from(sorted)
    .innerJoin(names, eq(names.id, sorted.kindId))
    .where(among(sorted.productId, productIds))
    .orderBy(asc(names.position), asc(names.id));
}

export async function readKindIdsOf(db: Executor, kind: ProductKind, productIds: readonly number[]) {
  const { products: sorted } = kindTables[kind];
  return await db
    .select({ productId: sorted.productId, kindId: sorted.kindId })
    .from(sorted)
    .where(among(sorted.productId, productIds));
}

/** When a product of each name was last changed. */
export async function listLastChangesOf(db: Executor, kind: ProductKind, isOnSale: SQL | undefined) {
  const { products: sorted } = kindTables[kind];
  return await db
    .select({ id: sorted.kindId, lastChange: sql<Date>`max(${products.updatedAt})`.mapWith(products.updatedAt) })
    .from(products)
    .innerJoin(sorted, eq(sorted.productId, products.id))
    .where(isOnSale)
    .groupBy(sorted.kindId);
}
