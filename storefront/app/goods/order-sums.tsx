import type { OrderTotals } from '@shop/contract/order-shapes.ts';
import { isMailed } from '@shop/domain/certificates.ts';
import type { DeliveryPayer, DeliveryType } from '@shop/domain/deliveries.ts';
import { exactHryvnias } from '@shop/wording/hryvnias.ts';
import { sumsWording } from '@shop/wording/sums.ts';
import type { ReactNode } from 'react';
import { deliveryText } from './delivery-text.ts';
import { parseMoney } from './parse-money.ts';
import { Sum, SumList } from './sum-list.tsx';

type PlacedOrder = OrderTotals & {
  delivery_type: DeliveryType;
  delivery_payer: DeliveryPayer;
  order_products: readonly { type: 'product' | 'certificate' }[];
};

/** The sums of a placed order: goods, named discounts, delivery and, below, the payment. */
export function OrderSums({ order, after }: { order: PlacedOrder; after?: ReactNode }) {
  return (
    <SumList total={parseMoney(order.total_price)} after={after}>
      <Sum name={sumsWording.goods}>{exactHryvnias(parseMoney(order.goods_total))}</Sum>
      {order.promo_code_discount > 0 && (
        <Sum name={sumsWording.promoDiscount(order.promo_code_discount)} isDiscount>
          {`−${exactHryvnias(parseMoney(order.promo_discount))}`}
        </Sum>
      )}
      {parseMoney(order.certificate_discount) > 0 && (
        <Sum name={sumsWording.certificates} isDiscount>
          {`−${exactHryvnias(parseMoney(order.certificate_discount))}`}
        </Sum>
      )}
      <Sum name={sumsWording.delivery}>
        {isMailed(order.delivery_type, order.order_products)
          ? sumsWording.byMail
          : deliveryText(parseMoney(order.delivery_cost), order.delivery_type, order.delivery_payer)}
      </Sum>
    </SumList>
  );
}
