import { isByCarrier, type PaymentMethod } from '@shop/domain/deliveries.ts';
import { deliveryPayer } from '@shop/domain/delivery-rules.ts';
import type { Kopiykas } from '@shop/domain/money.ts';
import type { OrderToPay } from '@shop/domain/payment-methods.ts';
import { deliveryStepWording } from '@shop/wording/checkout-delivery.ts';
import { changeDraft } from '../../../browser-storage/checkout-draft.ts';
import { useDeliveryRules } from '../../../goods/use-delivery-rules.ts';
import { PaymentOptions } from './payment-options.tsx';

/** The payment method, and who pays the carrier. */
export function PaymentSection({
  order,
  method,
  goods,
  hasSums,
  isMailed,
}: {
  order: OrderToPay | undefined;
  method: PaymentMethod | undefined;
  /** Decides who pays the carrier. */
  goods: Kopiykas;
  /** Whether the total is known yet. */
  hasSums: boolean;
  /** Sent by e-mail: nothing is handed over, so payment on receipt is impossible. */
  isMailed: boolean;
}) {
  const { rules } = useDeliveryRules();
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
        {hasSums && method === undefined && <p>{deliveryStepWording.noPayment}</p>}
        {hasSums && total === 0 && <p>{deliveryStepWording.nothingDue}</p>}
        {isByCarrier(deliveryType) && method && (
          <p>
            {deliveryPayer(deliveryType, method, { goods, rules }) === 'recipient'
              ? deliveryStepWording.recipientPaysCarrier
              : deliveryStepWording.shopPaysCarrier}
          </p>
        )}
      </div>
    </>
  );
}
