import { isMailed } from '@shop/domain/certificates.ts';
import { orderWording } from '@shop/wording/orders.ts';
import { useEffect } from 'react';
import { useTrackedEvent } from '../../analytics/use-tracked-event.ts';
import { forgetDraft } from '../../browser-storage/checkout-draft.ts';
import { forgetPromoCode } from '../../browser-storage/kept-promo-code.ts';
import { isCartOrdered, takeOrderedOutOfCart } from '../../browser-storage/placed-order.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drop } from '../../ui/drop.tsx';
import type { Route } from './+types/confirmation-page.ts';
import { OrderInDoubt } from './order-in-doubt.tsx';
import { OrderReceipt } from './receipt.tsx';
import { ReceiptOfCart } from './receipt-of-cart.tsx';
import { useOrderAt } from './use-order-at.ts';
import './result.css';

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: orderWording.confirmedTitle, description: orderWording.confirmedDescription }),
  { name: 'robots', content: 'noindex' },
];

/** Thanks for the last order placed in this browser. */
export default function ConfirmationPage() {
  const placed = useOrderAt('/confirmation');
  const isReady = placed.state === 'ready';
  const order = isReady ? placed.order : undefined;
  useTrackedEvent(order?.id, ({ purchase }) => order && purchase(order));
  useEffect(() => {
    if (isReady) leaveCheckout();
  }, [isReady]);
  if (placed.state !== 'ready' && placed.state !== 'without-reference')
    return <OrderInDoubt placed={placed} heading={orderWording.confirmed} />;
  return (
    <div className="page result">
      <div className="result__head">
        <Drop />
        <h1 className="t-display">{orderWording.confirmed}</h1>
        <p className="t-lead soft">
          {orderWording.order} <b className="result__number">{orderWording.number(placed.id)}</b>{' '}
          {order && isMailed(order.delivery_type, order.order_products)
            ? orderWording.isMailed
            : orderWording.isAccepted}
        </p>
      </div>
      {placed.state === 'ready' ? <OrderReceipt order={placed.order} /> : <ReceiptOfCart isPaid />}
      <div className="result__ways">
        <PageLink className="btn btn--primary" to="/">
          {orderWording.toHome}
        </PageLink>
        {order && (
          <PageLink className="btn btn--line" to={`/order/${order.order_reference}`}>
            {orderWording.toOrder}
          </PageLink>
        )}
      </div>
    </div>
  );
}

/** Removes the ordered lines from the cart, once, and clears the checkout draft. */
function leaveCheckout(): void {
  if (!isCartOrdered()) return;
  takeOrderedOutOfCart();
  forgetDraft();
  forgetPromoCode();
}
