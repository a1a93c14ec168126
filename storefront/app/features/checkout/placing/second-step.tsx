import type { Refusal } from '@shop/contract/refusal.ts';
import type { DeliveryType, PaymentMethod } from '@shop/domain/deliveries.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import type { OrderToPay } from '@shop/domain/payment-methods.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRevalidator } from 'react-router';
import { useCart } from '../../../browser-storage/cart.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { useGifts } from '../../../browser-storage/gifts.ts';
import { forgetPromoCode } from '../../../browser-storage/kept-promo-code.ts';
import type { CartItems } from '../../../goods/cart-items.ts';
import { ListFailure } from '../../../goods/list-failure.tsx';
import { useDeliveryRules } from '../../../goods/use-delivery-rules.ts';
import { loadCardWindow } from '../../../paying/pay-by-card.ts';
import { PaymentWait } from '../../../paying/payment-wait.tsx';
import type { Wrong } from '../../../ui/use-touched.ts';
import { DeliveryStep, deliveryForm } from '../delivery/delivery-step.tsx';
import { refusedFields } from '../fields/refused-fields.ts';
import { PaymentSection } from '../payment/payment-section.tsx';
import type { useCertificates } from '../summary/use-certificates.ts';
import type { usePromoCode } from '../summary/use-promo-code.ts';
import { OrderOutcome } from './order-outcome.tsx';
import { SubmitSection } from './submit-section.tsx';
import { useMessageClearing } from './use-message-clearing.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useTrackedChoices } from './use-tracked-choices.ts';
import { isCode } from './what-changed.ts';

export type SecondStepProps = {
  draft: CheckoutDraft;
  cart: CartItems;
  promo: ReturnType<typeof usePromoCode>;
  certificates: ReturnType<typeof useCertificates>;
  sums: OrderTotal;
  /** Undefined before a delivery is chosen. */
  toPay: OrderToPay | undefined;
  deliveryType: DeliveryType | undefined;
  /** Undefined if none is possible. */
  paymentMethod: PaymentMethod | undefined;
  /** Where the end of the form is rendered: on a phone below the order and its codes. */
  end: Element | null;
  /** Gift certificates only, which are sent by e-mail. */
  isMailed: boolean;
  /** The server refused fields of step 1. */
  onRefusedPersonal: (wrong: Wrong) => void;
};

/** Delivery, payment and submission. Its chunk loads while step 1 is filled in. */
export default function SecondStep(props: SecondStepProps) {
  const { draft, deliveryType, cart, promo, certificates, sums, toPay, paymentMethod, isMailed, end } = props;
  const { rules } = useDeliveryRules();
  const { items } = cart;
  const lines = useCart();
  const gifts = useGifts();
  const { revalidate } = useRevalidator();
  const hasSums = items.length > 0;
  const [refused, setRefused] = useState<Wrong>({});
  const { placing, place, clearMessage } = usePlaceOrder(learn);
  const isByCard = deliveryType !== undefined && paymentMethod !== undefined && paymentMethod !== 'cash';
  useEffect(() => {
    // Preload. If it fails, it is loaded again when the customer pays.
    if (isByCard) loadCardWindow().catch(() => {});
  }, [isByCard]);
  useMessageClearing(placing, { draft, lines, gifts, promoCode: promo.kept?.code }, clearMessage);

  const { trackPayment } = useTrackedChoices(draft, { rules, hasBegun: cart.state === 'ready' });

  /** Applies what the refusal says about the order; the customer then decides again. */
  function learn(refusal: Refusal) {
    if (isCode(refusal, 'invalid_request')) {
      const { personal, delivery } = refusedFields(refusal.details.fields);
      setRefused(delivery);
      // A pickup point is asked for since the page was loaded.
      if (delivery.point_id) revalidate();
      if (Object.keys(personal).length > 0) props.onRefusedPersonal(personal);
      return;
    }
    cart.retry();
    if (isCode(refusal, 'way_not_offered') || isCode(refusal, 'courier_only_in_kyiv')) revalidate();
    if (isCode(refusal, 'promo_code_rejected')) forgetPromoCode();
    else if (isCode(refusal, 'certificate_rejected')) certificates.remove(refusal.details.serial_number);
    else if (isCode(refusal, 'total_changed')) {
      promo.checkAgain();
      // The selling rules may have changed since the page loaded.
      revalidate();
      certificates.checkAgain();
    }
  }
  function submit() {
    // Do not submit a partly loaded cart: the customer does not see all of it.
    if (items.length < lines.length) return cart.retry();
    if (!deliveryType || !toPay || !paymentMethod) return;
    trackPayment(paymentMethod);
    place({ draft, deliveryType, paymentMethod, items, gifts, promo: promo.kept, sums, rules });
  }

  return (
    <DeliveryStep
      draft={draft}
      deliveryType={deliveryType}
      method={paymentMethod}
      sums={sums}
      isMailed={isMailed}
      isInStock={!items.some(({ isPreorder }) => isPreorder)}
      refused={refused}
      onEdit={(name) => refused[name] && setRefused({ ...refused, [name]: undefined })}
      onSubmit={submit}
      payment={
        <PaymentSection order={toPay} method={paymentMethod} goods={sums.goods} hasSums={hasSums} isMailed={isMailed} />
      }
    >
      {end &&
        createPortal(
          <>
            <OrderOutcome placing={placing} />
            {!hasSums && cart.state === 'failed' && <ListFailure isAsking={cart.isAsking} onRetry={cart.retry} />}
            <SubmitSection
              form={deliveryForm}
              total={hasSums ? sums.total : undefined}
              order={toPay}
              goods={sums.goods}
              method={deliveryType && paymentMethod}
              isBusy={cart.state === 'loading' || placing.state === 'sending' || placing.state === 'waiting'}
            />
            {placing.state === 'waiting' && <PaymentWait />}
          </>,
          end,
        )}
    </DeliveryStep>
  );
}
