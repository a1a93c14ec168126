import { cartWording } from '@shop/wording/cart.ts';
import { useWishlist } from '../../browser-storage/wishlist.ts';
import { CountedHeading } from '../../goods/counted-heading.tsx';
import { WishedGoods } from './wished-goods.tsx';

/** The wishlist as a section of the account. */
export default function WishedSection() {
  const count = useWishlist().length;
  return (
    <section aria-label={cartWording.wishlist}>
      <CountedHeading count={count}>{cartWording.wishlist}</CountedHeading>
      <WishedGoods isShown />
    </section>
  );
}
