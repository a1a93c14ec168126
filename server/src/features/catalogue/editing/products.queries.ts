import type { ProductKind } from '@shop/domain/product-kinds.ts';
import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { among } from '../../../database/among.ts';
import type { Executor, Transaction } from '../../../database/database.ts';
import { kindIdColumns } from '../../../database/product-kinds.ts';
import * as tables from '../../../database/tables/catalogue.ts';
import { pictureColumns, pictures } from '../../../database/tables/media.ts';

const { products, variants, variantPictures } = tables;
const icons = alias(pictures, 'icons');

/** Locks a product until the transaction ends. */
export async function lockProduct(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ version: products.version, archivedAt: products.archivedAt })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  return row;
}

export async function findProduct(db: Executor, id: number) {
  const [row] = await db.select({ product: products, kinds: kindIdColumns }).from(products).where(eq(products.id, id));
  return row;
}

export async function listVariants(db: Executor, productId: number) {
  return await db
    .select({ variant: variants, icon: pictureColumns(icons) })
    .from(variants)
    .leftJoin(icons, eq(icons.id, variants.iconId))
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position), asc(variants.id));
}

export async function listPictures(db: Executor, variantIds: readonly number[]) {
  return await db
    .select({
      variantId: variantPictures.variantId,
      id: pictures.id,
      alt: variantPictures.alt,
      picture: pictureColumns(pictures),
    })
    .from(variantPictures)
    .innerJoin(pictures, eq(pictures.id, variantPictures.pictureId))
    .where(among(variantPictures.variantId, variantIds))
    .orderBy(asc(variantPictures.position), asc(variantPictures.pictureId));
}

export type ProductPatch = Partial<typeof products.$inferInsert>;

/** Also raises the version. */
export async function updateProductRow(tx: Transaction, id: number, patch: ProductPatch): Promise<void> {
  await tx
    .update(products)
    .set({ ...patch, version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}

export type VariantPatch = Partial<Omit<typeof variants.$inferInsert, 'id' | 'stock'>>;

export async function updateVariant(tx: Transaction, id: number, patch: VariantPatch): Promise<void> {
  await tx.update(variants).set(patch).where(eq(variants.id, id));
}

export async function replacePictures(
  tx: Transaction,
  variantId: number,
  shown: readonly { pictureId: number; alt: string }[],
): Promise<void> {
  await tx.delete(variantPictures).where(eq(variantPictures.variantId, variantId));
  if (shown.length > 0)
    await tx.insert(variantPictures).values(shown.map((picture, position) => ({ ...picture, variantId, position })));
}

export async function isCodeTaken(db: Executor, code: string, exceptId: number | undefined): Promise<boolean> {
  return await isThere(db, products, and(eq(products.code, code), other(products.id, exceptId)));
}

export async function isSlugTaken(db: Executor, slug: string, exceptId: number | undefined): Promise<boolean> {
  return await isThere(db, products, and(eq(products.slug, slug), other(products.id, exceptId)));
}

/** Variants that already have one of these codes. */
export async function findVariantCodes(db: Executor, codes: readonly string[]) {
  return await db
    .select({ id: variants.id, code: variants.code })
    .from(variants)
    .where(sql`${variants.code} = any(${sql.param(codes)}::text[])`);
}

/** Slugs of other products that begin alike. */
export async function listSlugsLike(db: Executor, slug: string, exceptId: number | undefined): Promise<string[]> {
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(or(eq(products.slug, slug), sql`${products.slug} like ${`${slug}-%`}`), other(products.id, exceptId)));
  return rows.map((row) => row.slug);
}

const referred = { brand: tables.brands, picture: pictures };

type IdTable = PgTable & { id: PgColumn };

/** Ids that do not exist. */
export async function findUnknownIds(
  db: Executor,
  subject: keyof typeof referred | ProductKind,
  ids: readonly number[],
): Promise<Set<number>> {
  const table: IdTable =
    subject in referred ? referred[subject as keyof typeof referred] : tables.kindTables[subject as ProductKind].names;
  const rows = await db.select({ id: table.id }).from(table).where(among(table.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

const other = (column: typeof products.id, id: number | undefined) => (id === undefined ? undefined : ne(column, id));

async function isThere(db: Executor, table: typeof products, condition: SQL | undefined): Promise<boolean> {
  const rows = await db.select({ one: sql`1` }).from(table).where(condition).limit(1);
  return rows.length > 0;
}
