import type { Product, Variant } from '@shop/contract/catalogue.ts';
import { shownPicture } from '../../goods/shown-picture.ts';
import { variantName, variantSize } from '../../goods/variant-name.ts';
import type { ShownPicture } from '../../ui/picture.tsx';

export type PageVariant = Pick<Variant, 'id' | 'code' | 'price' | 'discount_price' | 'gtin'> & {
  images: readonly ShownPicture[];
  /** 'Світлий, 30 мл' */
  name: string;
  /** '30 мл' */
  size: string;
  /** The address of its picture. */
  icon: string | null;
  /**
   * A boolean, not a number: the page stays in the cache until this answer changes, and a number would be stale long
   * before.
   */
  isInStock: boolean;
};

/** The product as the page shows it; undefined without a variant to sell. */
export function pageProduct({ is_active: _active, variants, unit, ...product }: Product) {
  const [first, ...others] = variants.map((variant) => pageVariant(variant, unit));
  return first && { ...product, unit, variants: [first, ...others] as const };
}

export type PageProduct = NonNullable<ReturnType<typeof pageProduct>>;

function pageVariant(variant: Variant, unit: string): PageVariant {
  const { id, code, title, value, price, discount_price, stock, variant_icon_picture, images, gtin } = variant;
  const name = variantName({ title, value, unit });
  const size = variantSize({ value, unit });
  const shown = {
    ...{ id, code, price, discount_price, name, size },
    images: images.map(shownPicture),
    icon: variant_icon_picture?.image ?? null,
  };
  return { ...shown, isInStock: stock >= 1, ...(gtin !== undefined && { gtin }) };
}
