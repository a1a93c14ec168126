import type { AdminVariant } from '@shop/contract/admin/products.ts';
import { factsOf, productFieldNames } from '@shop/domain/product-fields.ts';
import { productKindNames } from '@shop/domain/product-kinds.ts';

/** A variant in the form. A new one has no id yet; an empty field is null. */
export type VariantValues = Omit<AdminVariant, 'id' | 'stock' | 'price'> & {
  id?: number;
  stock?: number;
  initial_stock?: number;
  price: string | null;
};

/** A new variant copies weight and package size from the previous one. */
export function emptyVariant(before?: VariantValues): VariantValues {
  return {
    code: '',
    value: '',
    title: '',
    price: null,
    discount_price: null,
    is_active: true,
    barcode: '',
    icon_id: null,
    icon: null,
    weight_grams: before?.weight_grams ?? 100,
    length_millimetres: before?.length_millimetres ?? 50,
    width_millimetres: before?.width_millimetres ?? 50,
    height_millimetres: before?.height_millimetres ?? 100,
    initial_stock: 0,
    pictures: [],
  };
}

const emptyValues = { line: '', lines: '', html: '', slug: '', flag: true, number: null, brand: undefined };

export const emptyProduct = {
  ...Object.fromEntries(
    productFieldNames.map((name) => {
      const { as, initial = emptyValues[as] } = factsOf(name);
      return [name, initial];
    }),
  ),
  ...Object.fromEntries(productKindNames.map((kind) => [`${kind}_ids`, []])),
  variants: [emptyVariant()],
};
