import { type DeliveryPayer, type DeliveryType, paysCarrier } from '@shop/domain/deliveries.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { parseMoney } from '../../../goods/parse-money.ts';
import { useEstimate } from './use-estimate.ts';

/** Never a part of the total: the carrier weighs the parcel again. */
export function DeliveryEstimate({
  type,
  draft,
  payer,
}: {
  type: DeliveryType;
  draft: CheckoutDraft;
  payer: DeliveryPayer;
}) {
  const estimate = useEstimate(type, draft);
  if (estimate === undefined) return null;
  const { cost, day } = estimate;
  return (
    <p className="help">
      {paysCarrier(type, payer)
        ? deliveryStepWording.estimate(parseMoney(cost), day)
        : deliveryStepWording.estimatedDay(day)}
    </p>
  );
}
