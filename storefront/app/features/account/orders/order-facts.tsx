import type { AccountOrder } from '@shop/contract/customers.ts';
import { isMailed } from '@shop/domain/certificates.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import { PageLink } from '../../../navigation/page-link.tsx';

/** Delivery address and tracking link. */
export function OrderFacts({ order }: { order: AccountOrder }) {
  const { delivery_type, delivery_address, waybill_number } = order;
  const isByMail = isMailed(delivery_type, order.order_products);
  const way = isByMail ? accountOrdersWording.byMail : deliveryNames[delivery_type];
  return (
    <dl className="purchase__facts">
      <div>
        <dt>{accountOrdersWording.delivery}</dt>
        <dd>{isByMail || delivery_address === '' ? way : `${way}: ${delivery_address}`}</dd>
      </div>
      {waybill_number !== null && (
        <div>
          <dt>{accountOrdersWording.waybill}</dt>
          <dd>
            <PageLink
              className="link"
              to={`/order/${order.order_reference}/parcel`}
              aria-label={accountOrdersWording.track(waybill_number)}
            >
              {waybill_number}
            </PageLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
