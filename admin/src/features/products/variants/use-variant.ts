import { productsWording, variantName } from '@shop/wording/admin/products.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { VariantValues } from '../empty-product.ts';

/** A variant with the form's current values, and its name. */
export function useVariant(index: number) {
  const { setValue } = useFormContext();
  const variant = useWatch({ name: `variants.${index}` }) as VariantValues | undefined;
  const unit = (useWatch({ name: 'unit' }) as string | null) ?? '';
  const named = variant?.value ? variantName({ title: variant.title ?? '', value: variant.value, unit }) : '';
  return {
    variant,
    name: named || productsWording.newVariant,
    /** Does not make the form dirty: the stock is already saved. */
    setStock: (stock: number) => setValue(`variants.${index}.stock`, stock, { shouldDirty: false }),
  };
}
