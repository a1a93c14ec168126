import type { PaymentMethod } from '@shop/domain/deliveries.ts';
import { offeredPayments } from '@shop/domain/delivery-rules.ts';
import { type OrderToPay, type PaymentObstacle, paymentObstacle } from '@shop/domain/payment-methods.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { deliveryPromises } from '@shop/wording/delivery-promises.ts';
import { useId } from 'react';
import './payment-options.css';

const reasons: Partial<Record<PaymentObstacle, string>> = {
  certificate: deliveryStepWording.prepaymentNeedsNoCertificate,
  place: deliveryStepWording.prepaymentNeedsMoney,
};

function reasonOf(method: PaymentMethod, order: OrderToPay): string | undefined {
  const obstacle = paymentObstacle(method, order);
  const { payments, prepayment } = order.rules;
  if (obstacle !== 'least' && obstacle !== 'largest') return obstacle && reasons[obstacle];
  return `${deliveryPromises.paymentName(method, prepayment)}: ${deliveryPromises.paymentLimits(payments[method])}.`;
}

/** Payment methods. A disabled one says why. */
export function PaymentOptions({
  order,
  isByCardOnly,
  chosen,
  onChoose,
}: {
  order: OrderToPay;
  isByCardOnly: boolean;
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}) {
  const id = useId();
  const offered = isByCardOnly ? (['full'] as const) : offeredPayments(order.deliveryType, order.rules);
  const methods = offered.map((method) => ({
    method,
    obstacle: paymentObstacle(method, order),
    reason: reasonOf(method, order),
  }));
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
            aria-describedby={obstacle && `${id}-${method}`}
            onClick={() => !obstacle && onChoose(method)}
          >
            <PaymentIcon of={method} />
            <b>{deliveryPromises.paymentName(method, order.rules.prepayment)}</b>
            <small>{deliveryStepWording.paymentNotes[method]}</small>
          </button>
        ))}
      </div>
      {methods.map(
        ({ method, reason }) =>
          reason && (
            <p key={method} className="help" id={`${id}-${method}`}>
              {reason}
            </p>
          ),
      )}
    </>
  );
}

const card = 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20M6 14h2';
const wallet =
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4';

/** Lucide outlines (ISC licence) used on this screen only, so that other pages do not load them. */
function PaymentIcon({ of }: { of: PaymentMethod }) {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path d={of === 'full' ? card : wallet} />
    </svg>
  );
}
