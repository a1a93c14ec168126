import {
  type OrderToPay,
  type PaymentMethod,
  type PaymentObstacle,
  paymentMethodsOf,
  paymentObstacle,
} from '@shop/domain/payment-methods.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { useId } from 'react';
import { PaymentIcon } from './payment-icon.tsx';
import './payment-options.css';

const reasons: Partial<Record<PaymentObstacle, string>> = {
  certificate: deliveryStepWording.prepaymentNeedsNoCertificate,
  place: deliveryStepWording.prepaymentNeedsMoney,
};

/** Payment methods. A disabled one says why. */
export function PaymentOptions({
  order,
  isByCardOnly,
  chosen,
  onChoose,
}: {
  order: OrderToPay;
  isByCardOnly: boolean;
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}) {
  const id = useId();
  const names = deliveryStepWording.paymentMethods(order.prepayment);
  const offered = isByCardOnly ? (['full'] as const) : paymentMethodsOf(order.deliveryType);
  const methods = offered.map((method) => ({
    method,
    obstacle: paymentObstacle(method, order),
  }));
  const [why] = methods.flatMap(({ obstacle }) => (obstacle && reasons[obstacle]) ?? []);
  return (
    <>
      <div className="pays">
        {methods.map(({ method, obstacle }) => (
          <button
            key={method}
            type="button"
            className="pay"
            aria-pressed={chosen === method}
            // `aria-disabled` instead of `disabled`: a screen reader must be able to focus the option and read the
            // reason.
            aria-disabled={obstacle !== undefined}
            aria-describedby={obstacle && id}
            onClick={() => !obstacle && onChoose(method)}
          >
            <PaymentIcon of={method} />
            <b>{names[method]}</b>
            <small>{deliveryStepWording.paymentNotes[method]}</small>
          </button>
        ))}
      </div>
      {why && (
        <p className="help" id={id}>
          {why}
        </p>
      )}
    </>
  );
}
