import { feedWording } from '@shop/wording/feeds.ts';
import type { Offer } from './offers.ts';

type Category = { id: number; name: string };

/** Where what is of no type stands. Its number never changes, like the others: marketplaces remember them. */
const others: Category = { id: 999_999_999, name: feedWording.otherCategory };

/** A marketplace knows one category of a thing: the first of its types. */
export function categoryOf({ productTypes }: Offer): Category {
  return productTypes[0] ?? others;
}

/** The categories that are needed, by their numbers. */
export function categoriesOf(offers: readonly Offer[]): Category[] {
  const byId = new Map(offers.map(categoryOf).map((category) => [category.id, category]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}
