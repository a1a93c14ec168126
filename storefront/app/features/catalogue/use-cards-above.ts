import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { CardProduct } from './card-product.ts';

type State = { above?: string } | null;

/**
 * Cards that «show more» has left above those of the next page, by the history entry that they come from. They are there
 * again after Back from a product, but not after a reload.
 */
const known = new Map<string, readonly CardProduct[]>();

/** The cards of this page under those that were there before. */
export function useCardsAbove(products: readonly CardProduct[]) {
  const { key, state } = useLocation();
  const onPage = new Set(products.map(({ id }) => id));
  // What was sold or sorted meanwhile may have moved to this page.
  const above = (known.get((state as State)?.above ?? '') ?? []).filter(({ id }) => !onPage.has(id));
  const cards = [...above, ...products];

  const list = useRef<HTMLUListElement>(null);
  const before = useRef(above.length);
  useEffect(() => {
    const hasMore = above.length > before.current;
    before.current = above.length;
    if (hasMore) list.current?.children[above.length]?.querySelector('a')?.focus({ preventScroll: true });
  }, [above.length]);
  return {
    cards,
    countAbove: above.length,
    list,
    /** For the link to the next page. */
    more: { state: { above: key } satisfies State, onClick: () => void known.set(key, cards) },
  };
}
