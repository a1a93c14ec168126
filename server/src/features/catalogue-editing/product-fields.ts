import type { ProductInput } from '@shop/contract/admin/product-input.ts';
import { kopiykas } from '@shop/domain/money.ts';

/** Columns of a product. */
export function productFields(input: ProductInput) {
  return {
    brandId: input.brand_id,
    name: input.name,
    code: input.code,
    human: input.human,
    unit: input.unit,
    isActive: input.is_active,
    isCollectionProduct: input.is_collection_product,
    bestPosition: input.best_position,
    position: input.position,
    description: input.description,
    descriptionHtml: input.description_html,
    keyIngredientsHtml: input.key_ingredients_html,
    prescriptionHtml: input.prescription_html,
    applicationHtml: input.application_html,
    composition: input.composition,
  };
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
