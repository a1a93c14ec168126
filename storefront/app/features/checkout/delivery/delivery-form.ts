import type { ApiRequest } from '@shop/contract/client.ts';
import type { DeliveryRules } from '@shop/domain/delivery-rules.ts';
import type { ComponentType, FocusEventHandler } from 'react';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import type { Wrong } from '../../../ui/use-touched.ts';

export type OrderBody = NonNullable<ApiRequest<'POST /api/v1/orders/create/'>['body']>;
type Delivery<Body> = Body extends unknown ? Pick<Body, Extract<keyof Body, 'delivery_type' | 'delivery_info'>> : never;

export type DeliveryFieldsProps = {
  draft: CheckoutDraft;
  /** Messages by field name. */
  wrong: Wrong;
  onLeave: FocusEventHandler;
  onEdit: (name: string) => void;
};

/** What the checkout asks about a delivery. */
export type DeliveryForm = {
  Fields: ComponentType<DeliveryFieldsProps>;
  /** Empty if the address is complete. */
  check(draft: CheckoutDraft, rules: DeliveryRules): Wrong;
  /** The delivery as the API takes it. */
  body(draft: CheckoutDraft, rules: DeliveryRules): Delivery<OrderBody>;
};
