import type { ProductKind } from '@shop/domain/product-kinds.ts';

type KindNames = {
  /** In the menu of the shop, and above the heading of its pages. */
  menu: string;
  /** The filter of a listing, the row of «Швидкий перегляд», and the feature in feeds. */
  filter: string;
  /** The heading of its page, if it is not the name. */
  titleOf?: (name: string) => string;
};

/** What customers read of the kinds of products. */
export const kindNames: Record<ProductKind, KindNames> = {
  skin_type: { menu: 'Тип шкіри', filter: 'Тип шкіри', titleOf: (name) => `${name} шкіра` },
  goal: { menu: 'Потреби шкіри', filter: 'Турбує' },
  product_type: { menu: 'Тип засобу', filter: 'Тип засобу' },
};
