import type { AccountOrder } from '@shop/contract/customers.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { orderWording } from '@shop/wording/orders.ts';
import { useState } from 'react';
import { orderAddress } from '../../../goods/order-address.ts';
import { useSellingFacts } from '../../../goods/use-selling-facts.ts';
import { openOverlay } from '../../../navigation/overlays.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../use-action.ts';
import { type Repeated, repeatOrder } from './repeat-order.ts';

/** Actions of an order: pay for it, or repeat it. */
export function OrderActions({ order }: { order: AccountOrder }) {
  const { action, run } = useAction();
  const [repeated, setRepeated] = useState<Repeated>();
  const { largestLine } = useSellingFacts();
  const number = orderWording.number(order.id);
  const repeat = () =>
    run(async () => {
      const outcome = await repeatOrder(order.order_products, largestLine);
      setRepeated(outcome);
      // Opens the cart only if nothing is missing: it would cover the message.
      if (missing(outcome).length === 0) openOverlay('cart');
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
        <PageLink className="btn btn--line btn--s" to={orderAddress(order.order_reference)}>
          {accountOrdersWording.open}
        </PageLink>
        <button
          type="button"
          className="btn btn--line btn--s"
          aria-label={accountOrdersWording.repeatOf(number)}
          aria-busy={action.state === 'busy'}
          onClick={repeat}
        >
          {accountOrdersWording.repeat}
        </button>
      </div>
      {action.state === 'failed' && <Notice tone="danger">{accountOrdersWording.repeatFailed}</Notice>}
      {action.state === 'done' && repeated && <Missing repeated={repeated} />}
    </>
  );
}

function Missing({ repeated }: { repeated: Repeated }) {
  const words = missing(repeated);
  if (words.length === 0) return null;
  return (
    <div className="msg msg--note purchase__missing" role="status">
      <ul>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {repeated.lines.length > 0 && (
        <button type="button" className="btn btn--line btn--s" onClick={() => openOverlay('cart')}>
          {accountOrdersWording.toCart}
        </button>
      )}
    </div>
  );
}

function missing({ gone, fewer }: Repeated): string[] {
  return [
    ...gone.map(accountOrdersWording.notSold),
    ...fewer.map(({ name, added }) =>
      added > 0 ? accountOrdersWording.fewer(name, added) : accountOrdersWording.enough(name),
    ),
  ];
}
