import type { Product, Variant } from '@shop/contract/catalogue.ts';

type CardVariant = Pick<Variant, 'id' | 'price' | 'discount_price' | 'stock' | 'images'>;

/** What a card shows. A listing carries nothing else: the texts of forty products would be most of the page. */
export type CardProduct = Pick<Product, 'id' | 'name' | 'slug' | 'human' | 'is_collection_product'> & {
  variants: CardVariant[];
};

export function cardProduct({ id, name, slug, human, is_collection_product, variants }: Product): CardProduct {
  return {
    id,
    name,
    slug,
    human,
    is_collection_product,
    variants: variants.map(({ id, price, discount_price, stock, images }, index) => ({
      id,
      price,
      discount_price,
      stock,
      // Only the first variant is pictured: one picture, and a second one for the pointer.
      images: index === 0 ? images.slice(0, 2) : [],
    })),
  };
}
