import { storedList, useStoredList } from './stored-list.ts';

const wishlist = storedList<number>('wishlist', (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined,
);

export const useWishlist = () => useStoredList(wishlist);

export const useIsWished = (variantId: number) => useWishlist().includes(variantId);

export function toggleWish(variantId: number): void {
  wishlist.change((ids) => (ids.includes(variantId) ? ids.filter((id) => id !== variantId) : [...ids, variantId]));
}
