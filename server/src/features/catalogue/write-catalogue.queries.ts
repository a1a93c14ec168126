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

export async function insertSkinType(db: Executor, skinType: typeof tables.skinTypes.$inferInsert): Promise<number> {
  const [row] = await db.insert(tables.skinTypes).values(skinType).returning({ id: tables.skinTypes.id });
  return row!.id;
}

export async function insertProductType(
  db: Executor,
  productType: typeof tables.productTypes.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(tables.productTypes).values(productType).returning({ id: tables.productTypes.id });
  return row!.id;
}

export async function insertCollection(
  db: Executor,
  collection: typeof tables.collections.$inferInsert,
): Promise<void> {
  await db.insert(tables.collections).values(collection);
}

export async function insertProduct(db: Executor, product: typeof tables.products.$inferInsert): Promise<number> {
  const [row] = await db.insert(tables.products).values(product).returning({ id: tables.products.id });
  return row!.id;
}

export async function insertProductTypesOf(
  db: Executor,
  productId: number,
  productTypeIds: readonly number[],
): Promise<void> {
  if (productTypeIds.length === 0) return;
  await db.insert(tables.productsOfTypes).values(productTypeIds.map((productTypeId) => ({ productId, productTypeId })));
}

export async function insertSkinTypesOf(
  db: Executor,
  productId: number,
  skinTypeIds: readonly number[],
): Promise<void> {
  if (skinTypeIds.length === 0) return;
  await db.insert(tables.productsForSkinTypes).values(skinTypeIds.map((skinTypeId) => ({ productId, skinTypeId })));
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
