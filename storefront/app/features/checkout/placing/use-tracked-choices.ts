import type { PaymentMethod } from '@shop/domain/deliveries.ts';
import type { OrderToPay } from '@shop/domain/payment-methods.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import { useEffect, useRef } from 'react';
import { type TrackCall, trackEvent } from '../../../analytics/track-event.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { deliveryForms } from '../delivery/delivery-forms.ts';

/** Tracks the chosen delivery and payment method, each value once per visit of the checkout. */
export function useTrackedChoices(draft: CheckoutDraft) {
  const sent = useRef(new Set<string>());
  function trackOnce(words: string, trackCall: TrackCall) {
    if (sent.current.has(words)) return;
    sent.current.add(words);
    trackEvent(trackCall);
  }
  const tier = chosenTier(draft);
  useEffect(() => {
    if (tier) trackOnce(tier, ({ addShippingInfo }) => addShippingInfo(tier));
  });
  return {
    trackPayment(method: PaymentMethod, { prepayment }: OrderToPay) {
      const type = deliveryStepWording.paymentMethods(prepayment)[method];
      trackOnce(type, ({ addPaymentInfo }) => addPaymentInfo(type));
    },
  };
}

/** Known once the address is complete. */
function chosenTier(draft: CheckoutDraft): string | undefined {
  const { step, deliveryType } = draft;
  if (step !== 2 || deliveryType === undefined) return undefined;
  const isComplete = Object.keys(deliveryForms[deliveryType].check(draft)).length === 0;
  return isComplete ? deliveryNames[deliveryType] : undefined;
}
