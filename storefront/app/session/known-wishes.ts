import { isPositive, storedList } from '../browser-storage/stored-list.ts';

/**
 * What this browser last knew of the account's wishlist. Without it nobody could tell a wish that was taken back here
 * from one that was made elsewhere.
 */
const knownWishes = storedList<number>(
  'accountWishlist',
  (found) => (isPositive(found) ? found : undefined),
  (id) => id,
);

export const readKnownWishes = knownWishes.read;

export function keepKnownWishes(ids: readonly number[]): void {
  knownWishes.change(() => ids);
}
