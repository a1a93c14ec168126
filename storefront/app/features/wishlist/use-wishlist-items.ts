import type { VariantItem } from '@shop/contract/catalogue.ts';
import { useEffect } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { removeWish, useWishlist } from '../../browser-storage/wishlist.ts';
import { readVariants } from '../../goods/read-variants.ts';

/** The wishlist with product details. Variants that are no longer sold are removed from it. */
export function useWishlistItems(isShown: boolean) {
  const ids = useWishlist();
  const { last, isAsking, hasFailed, retry } = useAnswer(ids, readVariants, isShown);
  useEffect(() => {
    if (last === undefined) return;
    const known = new Set(last.answer.map(({ id }) => id));
    const unknown = last.question.filter((id) => !known.has(id));
    if (unknown.length > 0) removeWish(...unknown);
  }, [last]);
  const items: VariantItem[] = ids.flatMap((id) => last?.answer.find((item) => item.id === id) ?? []);
  return { count: ids.length, items, isAsking, hasFailed, retry };
}
