import type { PaymentMethod } from '@shop/domain/deliveries.ts';
import type { DeliveryRules } from '@shop/domain/delivery-rules.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { useEffect, useRef } from 'react';
import { type TrackCall, trackEvent } from '../../../analytics/track-event.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { deliveryForms } from '../delivery/delivery-forms.ts';

/**
 * Tracks the chosen delivery and payment method, each value once per visit of the checkout. `hasBegun`: the goods are known,
 * with which the checkout's beginning is told.
 */
export function useTrackedChoices(
  draft: CheckoutDraft,
  { rules, hasBegun }: { rules: DeliveryRules; hasBegun: boolean },
) {
  const sent = useRef(new Set<string>());
  function trackOnce(words: string, trackCall: TrackCall) {
    if (sent.current.has(words)) return;
    sent.current.add(words);
    trackEvent(trackCall);
  }
  const tier = chosenTier(draft, rules);
  useEffect(() => {
    if (!tier || !hasBegun) return;
    // The beginning is told by an effect of the parent, which comes after those of its children.
    queueMicrotask(() => trackOnce(tier, ({ addShippingInfo }) => addShippingInfo(tier)));
  });
  return {
    trackPayment(method: PaymentMethod) {
      const type = deliveryPromises.paymentName(method, rules.prepayment);
      trackOnce(type, ({ addPaymentInfo }) => addPaymentInfo(type));
    },
  };
}

/** Known once the address is complete. */
function chosenTier(draft: CheckoutDraft, rules: DeliveryRules): string | undefined {
  const { step, deliveryType } = draft;
  if (step !== 2 || deliveryType === undefined) return undefined;
  const isComplete = Object.keys(deliveryForms[deliveryType].check(draft, rules)).length === 0;
  return isComplete ? deliveryNames[deliveryType] : undefined;
}
