import type { Kopiykas } from '@shop/domain/money.ts';
import type { ProductField } from '@shop/domain/product-fields.ts';
import type { ColumnOf } from '../../../database/contract-names.ts';
import type { Transaction } from '../../../database/database.ts';
import { insertKinds, type KindsOfProduct } from '../../../database/product-kinds.ts';
import * as queries from '../write-catalogue.queries.ts';
import { cleanTexts } from './clean-texts.ts';

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

/** The columns that describe a product. */
type Described = Pick<queries.ProductRow, ColumnOf<ProductField>>;
export type NewProduct = Described & { kinds: KindsOfProduct; variants: readonly NewVariant[] };

/** Creates a product with its variants. The initial stock becomes the first stock movement. */
export async function createProduct(
  tx: Transaction,
  product: NewProduct,
  staffId: number | null = null,
): Promise<number> {
  const { kinds, variants, ...fields } = product;
  const productId = await queries.insertProduct(tx, { ...fields, ...cleanTexts(fields) });
  await insertKinds(tx, [{ productId, kinds }]);
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
