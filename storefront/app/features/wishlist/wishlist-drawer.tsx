import { cartWording } from '@shop/wording/cart.ts';
import { useWishlist } from '../../browser-storage/wishlist.ts';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';

export default function WishlistDrawer() {
  const count = useWishlist().length;
  return (
    <Drawer
      label={cartWording.wishlist}
      heading={<h2 className="t-heading">{cartWording.wishlist}</h2>}
      closeLabel={cartWording.closeWishlist}
      isOpen={useOverlay() === 'wishlist'}
      onClose={() => closeOverlay('wishlist')}
    >
      <div className="drawer__body">
        <div className="empty">
          <Icon name="heart" className="ico--xl" />
          <p className="t-heading">{count === 0 ? cartWording.emptyWishlist : cartWording.inWishlist(count)}</p>
          {count === 0 && <p className="soft">{cartWording.emptyWishlistHint}</p>}
        </div>
      </div>
    </Drawer>
  );
}
