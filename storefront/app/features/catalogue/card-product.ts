import type { FoundProduct, Variant } from '@shop/contract/catalogue.ts';

/** What a card shows. A listing carries nothing else: the texts of forty products would be most of the page. */
export type CardProduct = Pick<FoundProduct, 'id' | 'name' | 'slug' | 'human' | 'is_collection_product'> & {
  /** The one that the card shows and adds: the first that is in stock, or simply the first. */
  variant: Pick<Variant, 'id' | 'price' | 'discount_price'>;
  images: Variant['images'];
  /** Not how many: a page is kept whole until this answer changes, and a number would be old long before. */
  isInStock: boolean;
};

/** A product without variants has no card. */
export function cardProducts(products: readonly FoundProduct[]): CardProduct[] {
  return products.flatMap(({ id, name, slug, human, is_collection_product, is_active, variants }) => {
    const shown = variants.find(({ stock }) => stock >= 1) ?? variants[0];
    if (shown === undefined || !is_active) return [];
    const { price, discount_price, images, stock } = shown;
    return {
      id,
      name,
      slug,
      human,
      is_collection_product,
      variant: { id: shown.id, price, discount_price },
      // One picture, and a second one for the pointer.
      images: images.slice(0, 2),
      isInStock: stock >= 1,
    };
  });
}
