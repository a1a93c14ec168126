import { cartWording } from '@shop/wording/cart.ts';
import { useCartCount } from '../../browser-storage/cart.ts';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Drop } from '../../ui/drop.tsx';

export default function CartDrawer() {
  const count = useCartCount();
  return (
    <Drawer
      label={cartWording.cart}
      heading={<h2 className="t-heading">{cartWording.cart}</h2>}
      closeLabel={cartWording.closeCart}
      isOpen={useOverlay() === 'cart'}
      onClose={() => closeOverlay('cart')}
    >
      <div className="drawer__body">
        <div className="empty">
          <Drop />
          <p className="t-heading">{count === 0 ? cartWording.emptyCart : cartWording.inCart(count)}</p>
          {count === 0 && (
            <>
              <p className="soft">{cartWording.emptyCartHint}</p>
              <PageLink className="btn btn--primary" to="/#new-products">
                {cartWording.toNewProducts}
              </PageLink>
            </>
          )}
        </div>
      </div>
    </Drawer>
  );
}
