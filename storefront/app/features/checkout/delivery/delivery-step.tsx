import { isByCarrier } from '@shop/domain/deliveries.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import type { FormEvent, ReactNode } from 'react';
import { type CheckoutDraft, changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { useFocusOnRefusal, useTouched, type Wrong } from '../../../ui/use-touched.ts';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { deliveryForms } from './delivery-forms.ts';
import { DeliveryOptions } from './delivery-options.tsx';

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
  const { deliveryType } = draft;
  const form = useFocusOnRefusal(refused);
  const wrong = deliveryType === undefined ? {} : deliveryForms[deliveryType].check(draft);
  const { shown, touch, isReady, forgetTouched } = useTouched(wrong);

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
            onChoose={(type) => {
              // Deliveries share names of fields.
              forgetTouched();
              changeDraft(() => ({ deliveryType: type, paymentMethod: 'full' }));
            }}
          >
            {(type, { Fields }) => (
              <>
                <Fields draft={draft} wrong={{ ...shown, ...refused }} onLeave={touch} onEdit={onEdit} />
                {isByCarrier(type) && <DeliveryEstimate type={type} draft={draft} method={draft.paymentMethod} />}
              </>
            )}
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
