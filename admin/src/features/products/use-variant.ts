import { productsWording, variantName } from '@shop/wording/admin/products.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { VariantValues } from './empty-product.ts';

/** A variant of the form as it is filled in so far, and the name it is known by. */
export function useVariant(index: number) {
  const { setValue } = useFormContext();
  const variant = useWatch({ name: `variants.${index}` }) as VariantValues | undefined;
  const unit = (useWatch({ name: 'unit' }) as string | null) ?? '';
  const named = variant?.value ? variantName({ title: variant.title ?? '', value: variant.value, unit }) : '';
  return {
    variant,
    name: named || productsWording.newVariant,
    /** No change of the form: the stock is saved already. */
    setStock: (stock: number) => setValue(`variants.${index}.stock`, stock, { shouldDirty: false }),
  };
}
