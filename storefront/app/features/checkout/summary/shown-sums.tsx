import type { DeliveryType, PaymentMethod } from '@shop/domain/deliveries.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { sumsWording } from '@shop/wording/sums.ts';
import { deliveryText } from '../../../goods/delivery-text.ts';
import { Sum, SumList } from '../../../goods/sum-list.tsx';

/** Goods, discounts, delivery and total. */
export function SumsList({
  sums,
  promoPercent,
  step,
  deliveryType,
  paymentMethod,
  isMailed,
}: {
  sums: OrderTotal;
  promoPercent: number;
  step: 1 | 2;
  deliveryType: DeliveryType | undefined;
  paymentMethod: PaymentMethod;
  /** Gift certificates only. */
  isMailed: boolean;
}) {
  return (
    <SumList total={sums.total}>
      <Sum name={sumsWording.goods}>{exactHryvnias(sums.goods)}</Sum>
      {promoPercent > 0 && (
        <Sum name={sumsWording.promoDiscount(promoPercent)} isDiscount>
          {`−${exactHryvnias(sums.promoDiscount)}`}
        </Sum>
      )}
      {sums.certificateDiscount > 0 && (
        <Sum name={sumsWording.certificates} isDiscount>
          {`−${exactHryvnias(sums.certificateDiscount)}`}
        </Sum>
      )}
      <Sum name={sumsWording.delivery}>
        {isMailed
          ? sumsWording.byMail
          : step === 1
            ? checkoutWording.onNextStep
            : deliveryCostText(sums, deliveryType, paymentMethod)}
      </Sum>
    </SumList>
  );
}

function deliveryCostText({ delivery }: OrderTotal, type: DeliveryType | undefined, method: PaymentMethod): string {
  return type === undefined ? checkoutWording.notChosen : deliveryText(delivery, type, method);
}
