import { deliveryPayer, type OrderToPay, type PaymentMethod } from '@shop/domain/payment-methods.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { PaymentOptions } from './payment-options.tsx';

/** How the order is paid, and who pays the carrier. */
export function PaymentSection({
  order,
  method,
  hasSums,
  isMailed,
}: {
  order: OrderToPay | undefined;
  method: PaymentMethod;
  /** Whether it is known yet what the order costs. */
  hasSums: boolean;
  /** What is mailed is fetched nowhere, so nobody could pay on receipt. */
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
        {deliveryType === 'nova_poshta' && (
          <p>
            {deliveryPayer(method) === 'shop'
              ? deliveryStepWording.shopPaysCarrier
              : deliveryStepWording.recipientPaysCarrier}
          </p>
        )}
      </div>
    </>
  );
}
