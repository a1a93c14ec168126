import type { Kopiykas } from '@shop/domain/money.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { Transaction } from '../../database/database.ts';
import * as queries from './write-catalogue.queries.ts';

export type NewVariant = {
  code: string;
  value: string;
  title: string;
  price: Kopiykas;
  discountPrice: Kopiykas;
  stock: number;
  iconId: number | null;
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

/** A new product with its variants; what was on the shelf at first is its first stock movement. */
export async function createProduct(tx: Transaction, product: NewProduct): Promise<number> {
  const { productTypeIds, skinTypeIds, variants, ...fields } = product;
  const productId = await queries.insertProduct(tx, {
    ...fields,
    descriptionHtml: cleanHtml(fields.descriptionHtml),
    keyIngredientsHtml: cleanHtml(fields.keyIngredientsHtml),
    prescriptionHtml: cleanHtml(fields.prescriptionHtml),
    applicationHtml: cleanHtml(fields.applicationHtml),
  });
  await queries.insertProductTypesOf(tx, productId, productTypeIds);
  await queries.insertSkinTypesOf(tx, productId, skinTypeIds);
  if (variants.length > 0) await createVariants(tx, productId, variants);
  return productId;
}

async function createVariants(tx: Transaction, productId: number, variants: readonly NewVariant[]): Promise<void> {
  const rows = variants.map(({ pictures: _pictures, ...fields }, position) => ({ ...fields, productId, position }));
  const created = await queries.insertVariants(tx, rows);
  await queries.insertInitialStock(tx, created);
  await queries.insertVariantPictures(
    tx,
    created.flatMap(({ id }, index) =>
      variants[index]!.pictures.map((picture, position) => ({ ...picture, variantId: id, position })),
    ),
  );
}
