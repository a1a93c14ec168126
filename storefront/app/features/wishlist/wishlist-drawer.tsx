import { cartWording } from '@shop/wording/cart.ts';
import { useWishlist } from '../../browser-storage/wishlist.ts';
import { CountedHeading } from '../../goods/counted-heading.tsx';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { WishedGoods } from './wished-goods.tsx';

export default function WishlistDrawer() {
  const isOpen = useOverlay() === 'wishlist';
  const count = useWishlist().length;
  return (
    <Drawer
      label={cartWording.wishlist}
      heading={<CountedHeading count={count}>{cartWording.wishlist}</CountedHeading>}
      closeLabel={cartWording.closeWishlist}
      isOpen={isOpen}
      onClose={() => closeOverlay('wishlist')}
    >
      <WishedGoods isShown={isOpen} className="drawer__body" />
    </Drawer>
  );
}
