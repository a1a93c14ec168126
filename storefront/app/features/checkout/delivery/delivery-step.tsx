import type { DeliveryType } from '@shop/domain/deliveries.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import type { FormEvent, ReactNode } from 'react';
import { type CheckoutDraft, changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { useFocusOnRefusal, useTouched, type Wrong } from '../../../ui/use-touched.ts';
import { CarrierFields } from './carrier-fields.tsx';
import { checkCarrier, checkCourier } from './check-delivery.ts';
import { CourierFields } from './courier-fields.tsx';
import { DeliveryOptions } from './delivery-options.tsx';
import { useCarrierAddress } from './use-carrier-address.ts';

/** Id of the form, for buttons outside of it. */
export const deliveryForm = 'delivery';

/** Step 2: delivery and payment. */
export function DeliveryStep({
  draft,
  sums,
  isMailed,
  refused,
  onEdit,
  onSubmit,
  payment,
  children,
}: {
  draft: CheckoutDraft;
  sums: OrderTotal;
  /** Gift certificates only: there is nothing to choose. */
  isMailed: boolean;
  /** Field errors of the server. */
  refused: Wrong;
  onEdit: (name: string) => void;
  onSubmit: () => void;
  payment: ReactNode;
  /** The end of the form with its buttons; the caller decides where it is. */
  children: ReactNode;
}) {
  const { deliveryType, carrier, courier } = draft;
  const form = useFocusOnRefusal(refused);
  const address = useCarrierAddress(carrier);
  const chosen = { hasCity: address.city.chosen !== undefined, hasBranch: address.branch.chosen !== undefined };
  const checks: Record<DeliveryType, () => Wrong> = {
    nova_poshta: () => checkCarrier(chosen),
    courier: () => checkCourier(courier),
    pickup: () => ({}),
  };
  const wrong = deliveryType === undefined ? {} : checks[deliveryType]();
  const { shown, touch, isReady } = useTouched(wrong);
  const fields = { wrong: { ...shown, ...refused }, onLeave: touch, onEdit };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (deliveryType !== undefined && isReady(event.currentTarget)) onSubmit();
  }

  return (
    <form id={deliveryForm} ref={form} noValidate onSubmit={submit}>
      <fieldset className="co__sec">
        <legend className="t-heading">{deliveryStepWording.delivery}</legend>
        {isMailed ? (
          <p>{deliveryStepWording.mailedTo(draft.personal.email)}</p>
        ) : (
          <DeliveryOptions
            chosen={deliveryType}
            goods={sums.goods}
            method={draft.paymentMethod}
            onChoose={(type) => changeDraft(() => ({ deliveryType: type, paymentMethod: 'full' }))}
          >
            {{
              nova_poshta: <CarrierFields address={address} {...fields} />,
              courier: <CourierFields address={courier} {...fields} />,
              pickup: <p className="t-small soft">{deliveryStepWording.pickupHint}</p>,
            }}
          </DeliveryOptions>
        )}
      </fieldset>
      <fieldset className="co__sec">
        <legend className="t-heading">{deliveryStepWording.payment}</legend>
        {payment}
      </fieldset>
      {children}
    </form>
  );
}
