import { isByCarrier, type PaymentMethod, paysCarrier } from '@shop/domain/deliveries.ts';
import type { OrderToPay } from '@shop/domain/payment-methods.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { PaymentOptions } from './payment-options.tsx';

/** The payment method, and who pays the carrier. */
export function PaymentSection({
  order,
  method,
  hasSums,
  isMailed,
}: {
  order: OrderToPay | undefined;
  method: PaymentMethod;
  /** Whether the total is known yet. */
  hasSums: boolean;
  /** Sent by e-mail: nothing is handed over, so payment on receipt is impossible. */
  isMailed: boolean;
}) {
  if (order === undefined) return <p className="soft">{deliveryStepWording.paymentAfterDelivery}</p>;
  const { deliveryType, total } = order;
  return (
    <>
      <PaymentOptions
        order={order}
        isByCardOnly={isMailed}
        chosen={method}
        onChoose={(next) => changeDraft(() => ({ paymentMethod: next }))}
      />
      <div className="help" role="status">
        {hasSums && total === 0 && <p>{deliveryStepWording.nothingDue}</p>}
        {isByCarrier(deliveryType) && (
          <p>
            {paysCarrier(deliveryType, method)
              ? deliveryStepWording.recipientPaysCarrier
              : deliveryStepWording.shopPaysCarrier}
          </p>
        )}
      </div>
    </>
  );
}
