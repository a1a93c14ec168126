import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { cleanTexts } from './clean-texts.ts';
import * as queries from './write-catalogue.queries.ts';

export type NewVariant = {
  code: string;
  value: string;
  title: string;
  price: Kopiykas;
  discountPrice: Kopiykas;
  stock: number;
  /** Initial stock and its date. Defaults to the current stock and the current time, for variants without earlier sales. */
  cameIn?: { pieces: number; at: Date };
  iconId: number | null;
  isActive?: boolean;
  barcode?: string | null;
  weightGrams: number;
  lengthMillimetres: number;
  widthMillimetres: number;
  heightMillimetres: number;
  pictures: readonly { pictureId: number; alt: string }[];
};

export type NewProduct = {
  brandId: number;
  name: string;
  slug: string;
  code: string;
  human: string;
  unit: string;
  isActive: boolean;
  isCollectionProduct: boolean;
  bestPosition: number | null;
  description: string;
  descriptionHtml: string;
  keyIngredientsHtml: string;
  prescriptionHtml: string;
  applicationHtml: string;
  composition: string;
  position: number;
  productTypeIds: readonly number[];
  skinTypeIds: readonly number[];
  variants: readonly NewVariant[];
};

/** Creates a product with its variants. The initial stock becomes the first stock movement. */
export async function createProduct(
  tx: Transaction,
  product: NewProduct,
  staffId: number | null = null,
): Promise<number> {
  const { productTypeIds, skinTypeIds, variants, ...fields } = product;
  const productId = await queries.insertProduct(tx, { ...fields, ...cleanTexts(fields) });
  await queries.insertProductTypesOf(tx, productId, productTypeIds);
  await queries.insertSkinTypesOf(tx, productId, skinTypeIds);
  const placed = variants.map((variant, position) => ({ ...variant, position }));
  await addVariants(tx, productId, placed, staffId);
  return productId;
}

/** Adds variants to a product at the given positions. */
export async function addVariants(
  tx: Transaction,
  productId: number,
  variants: readonly (NewVariant & { position: number })[],
  staffId: number | null,
): Promise<void> {
  if (variants.length === 0) return;
  const rows = variants.map(({ pictures: _pictures, cameIn: _cameIn, ...fields }) => ({ ...fields, productId }));
  const created = await queries.insertVariants(tx, rows);
  await queries.insertInitialStock(
    tx,
    created.map((variant, index) => ({ ...variant, cameIn: variants[index]!.cameIn })),
    staffId,
  );
  await queries.insertVariantPictures(
    tx,
    created.flatMap(({ id }, index) =>
      variants[index]!.pictures.map((picture, position) => ({ ...picture, variantId: id, position })),
    ),
  );
}
