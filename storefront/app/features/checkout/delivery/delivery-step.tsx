import { type DeliveryType, isByCarrier, type PaymentMethod } from '@shop/domain/deliveries.ts';
import { deliveryPayer, offeredDeliveries } from '@shop/domain/delivery-rules.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import type { FormEvent, ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { type CheckoutDraft, changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { LeavesWhen } from '../../../goods/leaves-when.tsx';
import { useDeliveryRules } from '../../../goods/use-delivery-rules.ts';
import { useFocusOnRefusal, useTouched, type Wrong } from '../../../ui/use-touched.ts';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { deliveryForms } from './delivery-forms.ts';
import { DeliveryOptions } from './delivery-options.tsx';

/** Id of the form, for buttons outside of it. */
export const deliveryForm = 'delivery';

/** Step 2: delivery and payment. */
export function DeliveryStep({
  draft,
  deliveryType,
  method,
  sums,
  isMailed,
  isInStock,
  refused,
  onEdit,
  onSubmit,
  payment,
  children,
}: {
  draft: CheckoutDraft;
  /** Undefined before one of those that are offered is chosen. */
  deliveryType: DeliveryType | undefined;
  method: PaymentMethod | undefined;
  sums: OrderTotal;
  /** Gift certificates only: there is nothing to choose. */
  isMailed: boolean;
  /** Nothing is a preorder, so the parcel can leave at once. */
  isInStock: boolean;
  /** Field errors of the server. */
  refused: Wrong;
  onEdit: (name: string) => void;
  onSubmit: () => void;
  payment: ReactNode;
  /** The end of the form with its buttons; the caller decides where it is. */
  children: ReactNode;
}) {
  const { rules, isKnown } = useDeliveryRules();
  const form = useFocusOnRefusal(refused);
  const wrong = deliveryType === undefined ? {} : deliveryForms[deliveryType].check(draft, rules);
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
        ) : offeredDeliveries(rules).length === 0 ? (
          <NothingOffered isKnown={isKnown} />
        ) : (
          <DeliveryOptions
            draft={draft}
            chosen={deliveryType}
            goods={sums.goods}
            rules={rules}
            method={method}
            onChoose={(type) => {
              // Deliveries share names of fields.
              forgetTouched();
              changeDraft(() => ({ deliveryType: type, paymentMethod: 'full' }));
            }}
          >
            {(type, { Fields }) => (
              <>
                {isByCarrier(type) && isInStock && <LeavesWhen />}
                <Fields draft={draft} wrong={{ ...shown, ...refused }} onLeave={touch} onEdit={onEdit} />
                {isByCarrier(type) && (
                  <DeliveryEstimate
                    type={type}
                    draft={draft}
                    payer={deliveryPayer(type, method ?? 'cash', { goods: sums.goods, rules })}
                  />
                )}
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

/** The shop takes no orders, or has not said how. */
function NothingOffered({ isKnown }: { isKnown: boolean }) {
  const { revalidate } = useRevalidator();
  if (isKnown) return <p>{deliveryStepWording.noWay}</p>;
  return (
    <div className="co__retry">
      <p>{deliveryStepWording.rulesFailed}</p>
      <button type="button" className="btn btn--line btn--s" onClick={() => revalidate()}>
        {checkoutWording.again}
      </button>
    </div>
  );
}
