import type { AccountOrder } from '@shop/contract/customers.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { orderWording } from '@shop/wording/orders.ts';
import { type ReactNode, useState } from 'react';
import { useSellingFacts } from '../../../goods/use-selling-facts.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../use-action.ts';

/** Actions of an order: pay for it, or repeat it. */
export function OrderActions({ order }: { order: AccountOrder }) {
  const { action, run } = useAction();
  const [missing, setMissing] = useState<ReactNode>();
  const { largestLine } = useSellingFacts();
  const number = orderWording.number(order.id);
  const putIntoCart = () =>
    run(async () => {
      const { repeat } = await import('./repeat.tsx');
      setMissing(await repeat(order, largestLine));
    });
  return (
    <>
      <div className="acct__ways">
        {order.can_pay && (
          <PageLink
            className="btn btn--primary btn--s"
            to={`/failed?order=${order.order_reference}`}
            aria-label={accountOrdersWording.payFor(number)}
          >
            {accountOrdersWording.pay}
          </PageLink>
        )}
        <PageLink className="btn btn--line btn--s" to={`/order/${order.order_reference}`}>
          {accountOrdersWording.open}
        </PageLink>
        <button
          type="button"
          className="btn btn--line btn--s"
          aria-label={accountOrdersWording.repeatOf(number)}
          aria-busy={action.state === 'busy'}
          onClick={putIntoCart}
        >
          {accountOrdersWording.repeat}
        </button>
      </div>
      {action.state === 'failed' && <Notice tone="danger">{accountOrdersWording.repeatFailed}</Notice>}
      {action.state === 'done' && missing}
    </>
  );
}
