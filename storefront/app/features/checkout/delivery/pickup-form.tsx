import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import type { DeliveryForm } from './delivery-form.ts';

/** Nothing is asked. */
export const pickupForm: DeliveryForm = {
  Fields: () => <p className="t-small soft">{deliveryStepWording.pickupHint}</p>,
  check: () => ({}),
  body: () => ({ delivery_type: 'pickup', delivery_info: {} }),
};
