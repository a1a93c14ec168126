import type { ProductInput } from '@shop/contract/admin/product-input.ts';
import { kopiykas } from '@shop/domain/money.ts';
import { productFieldNames } from '@shop/domain/product-fields.ts';
import { ofEachProductKind } from '@shop/domain/product-kinds.ts';
import { toColumns } from '../../../database/contract-names.ts';
import type { KindsOfProduct } from '../../../database/product-kinds.ts';

/** Columns of a product. */
export const productColumns = (input: ProductInput) => toColumns(input, productFieldNames);

export function kindsOf(input: ProductInput): KindsOfProduct {
  return ofEachProductKind((kind) => input[`${kind}_ids`]);
}

/** Columns of a variant, without its stock. */
export function variantFields(input: ProductInput['variants'][number]) {
  return {
    code: input.code,
    value: input.value,
    title: input.title,
    price: input.price,
    discountPrice: input.discount_price ?? kopiykas(0),
    isActive: input.is_active,
    barcode: input.barcode || null,
    iconId: input.icon_id,
    weightGrams: input.weight_grams,
    lengthMillimetres: input.length_millimetres,
    widthMillimetres: input.width_millimetres,
    heightMillimetres: input.height_millimetres,
  };
}

export function newVariant(input: ProductInput['variants'][number]) {
  return { ...variantFields(input), stock: input.initial_stock, pictures: picturesOf(input) };
}

export function picturesOf({ pictures }: ProductInput['variants'][number]) {
  return pictures.map(({ id: pictureId, alt }) => ({ pictureId, alt }));
}
