import { cartWording } from '@shop/wording/cart.ts';
import { ComingLines } from '../../goods/goods-line.tsx';
import { ListFailure } from '../../goods/list-failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useWishlistItems } from './use-wishlist-items.ts';
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
