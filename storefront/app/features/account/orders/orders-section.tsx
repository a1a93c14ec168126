import type { AccountOrder } from '@shop/contract/customers.ts';
import { accountPageWording } from '@shop/wording/account.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { lazy, Suspense, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { Drop } from '../../../ui/drop.tsx';
import { AccountFailure } from '../account-failure.tsx';
import { OrderRow } from './order-row.tsx';
import './orders.css';

/** Loaded only for customers with an unpaid order. If it fails to load, the order still has its button. */
const UnpaidNotice = lazy<typeof import('../../../paying/unpaid-notice.tsx').UnpaidNotice>(() =>
  import('../../../paying/unpaid-notice.tsx').then(
    (part) => ({ default: part.UnpaidNotice }),
    () => ({ default: () => <></> }),
  ),
);

export default function OrdersSection() {
  const { last, isAsking, hasFailed, retry } = useAnswer('orders', readOrders, true);
  const orders = last?.answer;
  // An order cancelled here stays in the list, so that its new status can be read.
  const [cancelled, setCancelled] = useState<readonly number[]>([]);
  const unpaid = orders?.filter(({ id, can_pay, state }) => (can_pay && state === 'new') || cancelled.includes(id));
  return (
    <section aria-labelledby="orders-heading">
      <h2 className="t-heading acct__heading" id="orders-heading">
        {accountPageWording.sections.orders}
      </h2>
      {hasFailed && <AccountFailure isAsking={isAsking} onRetry={retry} />}
      {orders === undefined && !hasFailed && (
        <div className="purchase-coming" role="status">
          <span className="sr">{accountOrdersWording.loading}</span>
        </div>
      )}
      {orders?.length === 0 && <NoOrders />}
      <Suspense>
        {unpaid?.map(({ id, order_reference: reference }) => (
          <UnpaidNotice
            key={id}
            order={{ id, reference }}
            onCancelled={() => {
              setCancelled([...cancelled, id]);
              retry();
            }}
          />
        ))}
      </Suspense>
      {orders?.map((order, index) => (
        <OrderRow key={order.id} order={order} isFirst={index === 0} />
      ))}
    </section>
  );
}

function NoOrders() {
  return (
    <div className="empty">
      <Drop />
      <p className="t-heading">{accountOrdersWording.empty}</p>
      <p className="soft">{accountOrdersWording.emptyHint}</p>
      <PageLink className="btn btn--primary" to="/#new-products">
        {accountOrdersWording.toShop}
      </PageLink>
    </div>
  );
}

async function readOrders(_: string, signal: AbortSignal): Promise<readonly AccountOrder[]> {
  return (await browserApi('GET /api/v1/actions/orders/', { signal })).orders;
}
