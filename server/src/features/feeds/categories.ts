import { feedWording } from '@shop/wording/feeds.ts';
import type { Offer } from './offers.ts';

type Category = { id: number; name: string };

/** Category of products without a type. Its id must not change: marketplaces store category ids. */
const others: Category = { id: 999_999_999, name: feedWording.otherCategory };

/** A marketplace allows one category per product: the first of its types. */
export function categoryOf({ productTypes }: Offer): Category {
  return productTypes[0] ?? others;
}

/** The categories in use, sorted by id. */
export function categoriesOf(offers: readonly Offer[]): Category[] {
  const byId = new Map(offers.map(categoryOf).map((category) => [category.id, category]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}
