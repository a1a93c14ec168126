import { isPositive, storedList } from '../browser-storage/stored-list.ts';

/** The account's wishlist as this browser last saw it. Tells a wish removed here from one added on another device. */
const knownWishes = storedList<number>(
  'accountWishlist',
  (found) => (isPositive(found) ? found : undefined),
  (id) => id,
);

export const readKnownWishes = knownWishes.read;

export function keepKnownWishes(ids: readonly number[]): void {
  knownWishes.change(() => ids);
}
