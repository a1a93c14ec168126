import type { DeliveryType, PaymentMethod } from '@shop/domain/deliveries.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { cartWording } from '@shop/wording/cart.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import type { CartItems } from '../../../goods/cart-items.ts';
import { DeliveryPromise } from '../../../goods/delivery-promise.tsx';
import { ListFailure } from '../../../goods/list-failure.tsx';
import { useDeliveryRules } from '../../../goods/use-delivery-rules.ts';
import { useLeftOut } from '../../../goods/use-left-out.ts';
import { Certificates, PromoCode } from './order-codes.tsx';
import { OrderLines } from './order-lines.tsx';
import { deliveryInSums, SumsList } from './shown-sums.tsx';
import type { useCertificates } from './use-certificates.ts';
import type { usePromoCode } from './use-promo-code.ts';
import './order-aside.css';

/** The order beside the form: its lines, codes and sums. */
export function OrderAside({
  cart,
  draft,
  deliveryType,
  paymentMethod,
  promo,
  certificates,
  sums,
  isMailed,
}: {
  cart: CartItems;
  draft: CheckoutDraft;
  deliveryType: DeliveryType | undefined;
  paymentMethod: PaymentMethod | undefined;
  promo: ReturnType<typeof usePromoCode>;
  certificates: ReturnType<typeof useCertificates>;
  sums: OrderTotal;
  isMailed: boolean;
}) {
  const { rules } = useDeliveryRules();
  const leftOut = useLeftOut(sums);
  if (cart.state === 'loading' && cart.items.length === 0) return <OrderPlaceholder />;
  return (
    <div className="order">
      <h2 className="t-heading">{checkoutWording.yourOrder}</h2>
      {cart.state === 'failed' && <ListFailure isAsking={cart.isAsking} onRetry={cart.retry} />}
      {cart.dropped > 0 && (
        <p className="msg msg--note" role="status">
          {cartWording.dropped}
        </p>
      )}
      <OrderLines items={cart.items} />
      <div className="order__codes">
        <PromoCode promo={promo} leftOut={leftOut?.promoCode} />
        <Certificates certificates={certificates} leftOut={leftOut?.certificate} />
      </div>
      {cart.items.length > 0 && (
        <SumsList
          sums={sums}
          promoPercent={promo.kept?.percent ?? 0}
          step={draft.step}
          delivery={deliveryType && deliveryInSums({ draft, deliveryType, paymentMethod, sums, rules })}
          isMailed={isMailed}
        />
      )}
      {cart.items.some(({ type }) => type === 'product') && <DeliveryPromise withOwn />}
      <span className="sr" role="status">
        {cart.items.length > 0 && checkoutWording.newTotal(sums.total)}
      </span>
    </div>
  );
}

/** Placeholders of the final size. */
export function OrderPlaceholder() {
  return (
    <div className="order" aria-hidden="true">
      <h2 className="t-heading">{checkoutWording.yourOrder}</h2>
      {['first', 'second', 'third'].map((each) => (
        <span key={each} className="order__coming" />
      ))}
    </div>
  );
}
