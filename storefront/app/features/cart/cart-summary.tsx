import { kopiykas } from '@shop/domain/money.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import type { KeptPromoCode } from '../../browser-storage/kept-promo-code.ts';
import { useLeftOut } from '../../goods/use-left-out.ts';
import { closeOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';

/** The total of the cart and the button to the checkout. `total` is undefined until it is known. */
export function CartSummary({
  total,
  promoCode,
}: {
  total: OrderTotal | undefined;
  promoCode: KeptPromoCode | undefined;
}) {
  const leftOut = useLeftOut(total);
  return (
    <div className="drawer__foot">
      {promoCode && total && (
        <div className="sums t-small soft">
          <p className="between">
            {cartWording.goods} <span>{exactHryvnias(total.goods)}</span>
          </p>
          <p className="between">
            {cartWording.promoCode(promoCode.code, promoCode.percent)}
            <span>{exactHryvnias(kopiykas(-total.promoDiscount))}</span>
          </p>
          {leftOut && <p>{leftOut.promoCode}</p>}
        </div>
      )}
      <p className="between">
        {cartWording.total}
        <b className={`cart-total ${total ? '' : 'cart-total--coming'}`}>
          {total ? exactHryvnias(total.total) : '\u00a0'}
        </b>
      </p>
      <PageLink className="btn btn--primary btn--block" to="/checkout" onClick={() => closeOverlay('cart')}>
        {cartWording.checkout}
      </PageLink>
    </div>
  );
}
