import type { ProductKind } from '@shop/domain/product-kinds.ts';
import type { Executor } from '../../database/database.ts';
import * as tables from '../../database/tables/catalogue.ts';
import { stockMovements } from '../../database/tables/stock.ts';

/** Notification channel of catalogue changes. Database triggers announce every change, whichever process made it. */
export const catalogueChannel = 'catalogue_changed';
/** Payload when a variant only ran out or came back into stock. */
export const availability = 'availability';

export async function insertBrand(db: Executor, brand: typeof tables.brands.$inferInsert): Promise<number> {
  const [row] = await db.insert(tables.brands).values(brand).returning({ id: tables.brands.id });
  return row!.id;
}

export async function insertBanner(db: Executor, banner: typeof tables.banners.$inferInsert): Promise<void> {
  await db.insert(tables.banners).values(banner);
}

export async function insertKind(
  db: Executor,
  kind: ProductKind,
  row: typeof tables.skinTypes.$inferInsert,
): Promise<number> {
  const { names } = tables.kindTables[kind];
  const [inserted] = await db.insert(names).values(row).returning({ id: names.id });
  return inserted!.id;
}

export async function insertCollection(
  db: Executor,
  collection: typeof tables.collections.$inferInsert,
): Promise<void> {
  await db.insert(tables.collections).values(collection);
}

export type ProductRow = typeof tables.products.$inferSelect;

export async function insertProduct(db: Executor, product: typeof tables.products.$inferInsert): Promise<number> {
  const [row] = await db.insert(tables.products).values(product).returning({ id: tables.products.id });
  return row!.id;
}

export async function insertVariants(
  db: Executor,
  variants: (typeof tables.variants.$inferInsert)[],
): Promise<{ id: number; stock: number }[]> {
  return await db
    .insert(tables.variants)
    .values(variants)
    .returning({ id: tables.variants.id, stock: tables.variants.stock });
}

export async function insertVariantPictures(
  db: Executor,
  pictures: (typeof tables.variantPictures.$inferInsert)[],
): Promise<void> {
  if (pictures.length > 0) await db.insert(tables.variantPictures).values(pictures);
}

export async function insertInitialStock(
  db: Executor,
  variants: readonly { id: number; stock: number; cameIn?: { pieces: number; at: Date } | undefined }[],
  staffId: number | null,
): Promise<void> {
  await db.insert(stockMovements).values(
    variants.map(({ id, stock, cameIn }) => ({
      variantId: id,
      kind: 'initial' as const,
      difference: cameIn?.pieces ?? stock,
      stockAfter: cameIn?.pieces ?? stock,
      staffId,
      ...(cameIn && { at: cameIn.at }),
    })),
  );
}
