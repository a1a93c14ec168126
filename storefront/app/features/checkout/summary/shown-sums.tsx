import type { DeliveryType, PaymentMethod } from '@shop/domain/deliveries.ts';
import { type DeliveryRules, deliveryPayer } from '@shop/domain/delivery-rules.ts';
import type { OrderTotal } from '@shop/domain/order-total.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { sumsWording } from '@shop/wording/sums.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';
import { deliveryText } from '../../../goods/delivery-text.ts';
import { Sum, SumList } from '../../../goods/sum-list.tsx';
import { courierZone } from '../delivery/courier-city.ts';

/** Goods, discounts, delivery and total. */
export function SumsList({
  sums,
  promoPercent,
  step,
  delivery,
  isMailed,
}: {
  sums: OrderTotal;
  promoPercent: number;
  step: 1 | 2;
  /** The chosen delivery in words. */
  delivery: string | undefined;
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
            : (delivery ?? checkoutWording.notChosen)}
      </Sum>
    </SumList>
  );
}

/** Undefined as long as it is not known: the courier has no price before the settlement. */
export function deliveryInSums({
  draft,
  deliveryType,
  paymentMethod,
  sums,
  rules,
}: {
  draft: CheckoutDraft;
  deliveryType: DeliveryType;
  paymentMethod: PaymentMethod | undefined;
  sums: OrderTotal;
  rules: DeliveryRules;
}): string | undefined {
  if (deliveryType === 'courier' && courierZone(draft, rules) === undefined) return undefined;
  const payer = deliveryPayer(deliveryType, paymentMethod ?? 'cash', { goods: sums.goods, rules });
  return deliveryText(sums.delivery, deliveryType, payer);
}
