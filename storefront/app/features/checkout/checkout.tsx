import { isMailed } from '@shop/domain/certificates.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTrackedEvent } from '../../analytics/use-tracked-event.ts';
import { useCartCount } from '../../browser-storage/cart.ts';
import { type CheckoutDraft, changeDraft, useCheckoutDraft } from '../../browser-storage/checkout-draft.ts';
import { orderId } from '../../browser-storage/order-id.ts';
import type { CartItems } from '../../goods/cart-items.ts';
import { useDeliveryRules } from '../../goods/use-delivery-rules.ts';
import { useIsSignedIn } from '../../session/signed-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Wrong } from '../../ui/use-touched.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { courierZone } from './delivery/courier-city.ts';
import { orderToPay, possibleMethod } from './payment/payment-choice.ts';
import { PersonalStep } from './personal/personal-step.tsx';
import { useSecondStep } from './placing/use-second-step.ts';
import { OrderAside } from './summary/order-aside.tsx';
import { orderSums } from './summary/order-sums.ts';
import { useCertificates } from './summary/use-certificates.ts';
import { usePromoCode } from './summary/use-promo-code.ts';

/** Two steps beside the order. Everything here belongs to one visitor, so it is rendered in the browser only. */
export function Checkout({ cart }: { cart: CartItems }) {
  const kept = useCheckoutDraft();
  const { rules } = useDeliveryRules();
  const { items } = cart;
  // A cart of gift certificates only is sent by e-mail. No delivery is chosen then; an earlier choice is kept for other
  // goods.
  const isByMail = rules.payments.full.isOn && isMailed('pickup', items);
  const draft: CheckoutDraft = isByMail ? { ...kept, deliveryType: 'pickup', paymentMethod: 'full' } : kept;
  const { step, personal } = draft;
  // What was chosen before may have been switched off since.
  const deliveryType =
    draft.deliveryType && (isByMail || rules.isOn[draft.deliveryType]) ? draft.deliveryType : undefined;
  const count = useCartCount();
  const promo = usePromoCode();
  const certificates = useCertificates(draft.certificates);
  useTrackedEvent(cart.state === 'ready' ? 'cart' : undefined, ({ beginCheckout }) => beginCheckout());
  const [refused, setRefused] = useState<Wrong>({});
  const [isBegun, setIsBegun] = useState(false);
  const [end, setEnd] = useState<Element | null>(null);
  const { Step: SecondStep, hasFailed, load } = useSecondStep(isBegun || step === 2);

  const sums = orderSums({
    items,
    promoPercent: promo.kept?.percent ?? 0,
    zone: step === 2 && deliveryType === 'courier' ? courierZone(draft, rules) : undefined,
    certificates: draft.certificates,
  });
  const toPay = deliveryType && orderToPay({ draft, deliveryType, items, total: sums.total, rules });
  const paymentMethod = toPay && possibleMethod(draft.paymentMethod, toPay);
  // The sums are unknown until the cart has loaded.
  const hasSums = items.length > 0;
  const order = { draft, deliveryType, cart, promo, certificates, sums, paymentMethod, isMailed: isByMail };

  function correctPersonal(wrong: Wrong) {
    // Render step 1 first: the step takes the focus, then the wrong field does.
    flushSync(() => changeDraft(() => ({ step: 1 })));
    setRefused(wrong);
  }

  return (
    <div className="co-wrap">
      <div className="page co">
        <div className="co-top">
          <a href="#order">
            <span>
              <Icon name="bag" />
              {checkoutWording.yourOrderOf(count)}
            </span>
            {hasSums && <b>{exactHryvnias(sums.total)}</b>}
          </a>
        </div>
        <div className="co__form">
          <UnpaidWhenKnown />
          <CheckoutSteps step={step} personal={personal}>
            <div hidden={step !== 1}>
              <PersonalStep
                personal={personal}
                refused={refused}
                onBegin={() => setIsBegun(true)}
                onEdit={(name) => refused[name] && setRefused({ ...refused, [name]: undefined })}
              />
            </div>
            {/* Hidden, not unmounted, so that its input survives a step back. */}
            <div hidden={step !== 2}>
              {SecondStep ? (
                <SecondStep {...order} end={end} toPay={toPay} onRefusedPersonal={correctPersonal} />
              ) : hasFailed ? (
                <div className="co__retry">
                  <Notice tone="danger">{checkoutWording.stepFailed}</Notice>
                  <button type="button" className="btn btn--line btn--s" onClick={load}>
                    {checkoutWording.again}
                  </button>
                </div>
              ) : (
                <div className="co__coming" />
              )}
            </div>
          </CheckoutSteps>
        </div>
        <aside className="co__side" id="order" tabIndex={-1} aria-label={checkoutWording.yourOrder}>
          <OrderAside {...order} />
        </aside>
        {/* After the order in the tab sequence: the code fields come before the pay button. */}
        <div className="co__end" ref={setEnd} hidden={step !== 2} />
      </div>
    </div>
  );
}

/** Warns a returning customer of an unpaid order. The checkout works without it. */
function UnpaidWhenKnown() {
  const [Part, setPart] = useState<ComponentType>();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn && orderId.read() === undefined) return;
    import('./unpaid-order.tsx').then(
      (part) => setPart(() => part.default),
      () => {},
    );
  }, [isSignedIn]);
  return Part === undefined ? null : <Part />;
}
