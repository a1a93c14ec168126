import { orderTotal } from '@shop/domain/order-total.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { useEffect, useState } from 'react';
import { clearCart, putBack, type CartLine as StoredLine, useCart, useCartCount } from '../../browser-storage/cart.ts';
import { type Gift, keepGift, readGifts } from '../../browser-storage/gifts.ts';
import { orderLine } from '../../goods/cart-item.ts';
import { useCartItems } from '../../goods/cart-items.ts';
import { CountedHeading } from '../../goods/counted-heading.tsx';
import { ComingLines } from '../../goods/goods-line.tsx';
import { ListFailure } from '../../goods/list-failure.tsx';
import { closeOverlay, useOverlay } from '../../navigation/overlays.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FreeDelivery } from './free-delivery.tsx';
import { useCheckedPromoCode } from './use-checked-promo-code.ts';
import './cart.css';

export default function CartDrawer() {
  const isOpen = useOverlay() === 'cart';
  const lines = useCart();
  const count = useCartCount();
  const { state, items, dropped, isAsking, retry } = useCartItems(isOpen);
  const promoCode = useCheckedPromoCode(isOpen);
  const keptFocus = useKeptFocus(`${lines.length} ${state}`);
  const { clear, undo } = useClearing(lines, isOpen);
  // No total while some lines are unknown.
  const total =
    items.length === lines.length
      ? orderTotal({
          lines: items.map(orderLine),
          promoPercent: promoCode?.percent ?? 0,
          // The delivery is chosen later and costs nothing until then.
          zone: undefined,
          certificateBalances: [],
        })
      : undefined;
  const isDelivered = lines.some(({ type }) => type === 'product');
  return (
    <Drawer
      label={cartWording.cart}
      heading={<CountedHeading count={count}>{cartWording.cart}</CountedHeading>}
      closeLabel={cartWording.closeCart}
      isOpen={isOpen}
      onClose={() => closeOverlay('cart')}
    >
      <p className="sr" role="status">
        {total && cartWording.inCart(count, exactHryvnias(total.total))}
      </p>
      {isDelivered && <FreeDelivery goods={total?.goods} />}
      <div className="drawer__body" {...keptFocus}>
        {dropped > 0 && (
          <p className="msg msg--note cart-note" role="status">
            {cartWording.dropped}
          </p>
        )}
        {lines.length === 0 && <EmptyCart onPutBack={undo} />}
        {state === 'failed' && <ListFailure isAsking={isAsking} onRetry={retry} />}
        <ul>
          {items.map((item) => (
            <CartLine key={item.id} item={item} />
          ))}
        </ul>
        {state === 'loading' && <ComingLines count={lines.length - items.length} />}
        {items.length > 0 && (
          <button type="button" className="linkbtn mute cart-clear" onClick={clear}>
            <span className="link">{cartWording.clear}</span>
          </button>
        )}
      </div>
      {lines.length > 0 && <CartSummary total={total} promoCode={promoCode} />}
    </Drawer>
  );
}

/** A cleared cart can be restored until the drawer is closed. */
function useClearing(lines: readonly StoredLine[], isOpen: boolean) {
  const [cleared, setCleared] = useState<{ lines: readonly StoredLine[]; gifts: readonly Gift[] }>();
  useEffect(() => {
    if (!isOpen) setCleared(undefined);
  }, [isOpen]);
  return {
    clear: () => {
      setCleared({ lines, gifts: readGifts() });
      clearCart();
    },
    undo:
      cleared &&
      (() => {
        putBack(cleared.lines);
        for (const gift of cleared.gifts) keepGift(gift);
      }),
  };
}
