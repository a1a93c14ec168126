import type { FoundProduct, Variant } from '@shop/contract/catalogue.ts';
import { cardVariant } from '@shop/domain/listing-table.ts';
import { currentPrice } from '@shop/domain/prices.ts';
import { variantAddress } from '@shop/domain/product-address.ts';
import { priced } from '../../goods/priced.ts';
import { shownPicture } from '../../goods/shown-picture.ts';
import { variantSize } from '../../goods/variant-name.ts';
import type { ShownPicture } from '../../ui/picture.tsx';

/** The fields of a card. A listing sends nothing else: the texts of forty products would be most of the page. */
export type CardProduct = Pick<FoundProduct, 'id' | 'name' | 'human' | 'is_collection_product'> & {
  brand: string;
  /** The product page with the card's variant chosen. */
  url: string;
  /** The variant that the card shows and adds. */
  variant: Pick<Variant, 'id' | 'price' | 'discount_price'>;
  /** Whether other available variants cost more. */
  isFrom: boolean;
  /** '15, 30, 50 мл' */
  sizes: string;
  images: readonly ShownPicture[];
  /**
   * A boolean, not a number: the page stays in the cache until this answer changes, and a number would be stale long
   * before.
   */
  isInStock: boolean;
  /** A few words on the picture, such as why a search found the product. */
  note?: string | undefined;
};

/** A product without variants has no card. */
export function cardProducts(products: readonly FoundProduct[]): CardProduct[] {
  return products.flatMap(({ id, name, brand, slug, human, unit, is_collection_product, is_active, variants }) => {
    const shown = cardVariant(variants, priceAndStock);
    if (shown === undefined || !is_active) return [];
    const { price, discount_price, images } = shown;
    const facts = priceAndStock(shown);
    const others = variants.map(priceAndStock).filter(({ isInStock }) => isInStock === facts.isInStock);
    const values = [...new Set(variants.map(({ value }) => value))];
    return {
      id,
      name,
      brand: brand.name,
      url: variantAddress({ slug, variants }, shown.id),
      human,
      is_collection_product,
      variant: { id: shown.id, price, discount_price },
      // One picture, and a second one for the pointer.
      images: images.slice(0, 2).map(shownPicture),
      isInStock: facts.isInStock,
      isFrom: others.some((other) => other.price > facts.price),
      sizes: variantSize({ value: values.join(', '), unit }),
    };
  });
}

const priceAndStock = (variant: Variant) => ({ price: currentPrice(priced(variant)), isInStock: variant.stock >= 1 });
