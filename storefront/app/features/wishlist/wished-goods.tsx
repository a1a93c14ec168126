import type { VariantItem } from '@shop/contract/catalogue.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { useEffect } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { removeWish, useWishlist } from '../../browser-storage/wishlist.ts';
import { ComingLines } from '../../goods/goods-line.tsx';
import { ListFailure } from '../../goods/list-failure.tsx';
import { readVariants } from '../../goods/read-variants.ts';
import { Icon } from '../../ui/icon.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { WishlistLine } from './wishlist-line.tsx';

/** The wishlist line by line, in a drawer or on a page. */
export function WishedGoods({ isShown, className = '' }: { isShown: boolean; className?: string }) {
  const { count, items, isAsking, hasFailed, retry } = useWishlistItems(isShown);
  const keptFocus = useKeptFocus(`${count} ${hasFailed}`);
  return (
    <>
      <p className="sr" role="status">
        {cartWording.inWishlist(count)}
      </p>
      <div className={`wished ${className}`} {...keptFocus}>
        {count === 0 && <NothingWished />}
        {hasFailed && <ListFailure isAsking={isAsking} onRetry={retry} />}
        <ul>
          {items.map((item) => (
            <WishlistLine key={item.id} item={item} />
          ))}
        </ul>
        {!hasFailed && <ComingLines count={count - items.length} />}
      </div>
    </>
  );
}

function NothingWished() {
  return (
    <div className="empty">
      <Icon name="heart" className="ico--xl" />
      <p className="t-heading">{cartWording.emptyWishlist}</p>
      <p className="soft">{cartWording.emptyWishlistHint}</p>
    </div>
  );
}

/** The wishlist with product details. Variants that are no longer sold are removed from it. */
function useWishlistItems(isShown: boolean) {
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
