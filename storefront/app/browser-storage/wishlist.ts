import { isPositive, storedList, useStoredList } from './stored-list.ts';

const wishlist = storedList<number>(
  'wishlist',
  (value) => (isPositive(value) ? value : undefined),
  (id) => id,
);

export const useWishlist = () => useStoredList(wishlist);

export const useIsWished = (variantId: number) => useWishlist().includes(variantId);

export function toggleWish(variantId: number): void {
  wishlist.change((ids) => (ids.includes(variantId) ? ids.filter((id) => id !== variantId) : [...ids, variantId]));
}
