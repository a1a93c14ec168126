import { isPositive, storedList } from './stored-list.ts';
import { useStoredValue } from './stored-value.ts';

const wishlist = storedList<number>(
  'wishlist',
  (found) => (isPositive(found) ? found : undefined),
  (id) => id,
);

export const readWishlist = wishlist.read;
export const changeWishlist = wishlist.change;
export const subscribeToWishlist = wishlist.subscribe;

export const useWishlist = () => useStoredValue(wishlist);

export const useIsWished = (variantId: number) => useWishlist().includes(variantId);

/** Does nothing if the variant is already there. */
export function addWish(variantId: number): void {
  wishlist.change((ids) => (ids.includes(variantId) ? ids : [...ids, variantId]));
}

export function removeWish(...variantIds: number[]): void {
  wishlist.change((ids) => ids.filter((id) => !variantIds.includes(id)));
}

export function toggleWish(variantId: number): void {
  if (wishlist.read().includes(variantId)) removeWish(variantId);
  else addWish(variantId);
}
