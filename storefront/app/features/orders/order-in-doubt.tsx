import { orderWording } from '@shop/wording/orders.ts';
import type { ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drop } from '../../ui/drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Placed } from './use-placed-order.ts';

/**
 * Shown while the status of the order is unknown: neither thanks nor an error. `heading` is what the page shows without
 * scripts.
 */
export function OrderInDoubt({ placed, heading }: { placed: Placed; heading: string }) {
  switch (placed.state) {
    case 'none':
      return <NoOrder />;
    case 'failed':
      return (
        <OrderOfNumber id={placed.id}>
          <div className="receipt-failed">
            <Notice tone="danger">{orderWording.failed}</Notice>
            <button type="button" className="btn btn--line btn--s" onClick={placed.retry}>
              {orderWording.again}
            </button>
          </div>
        </OrderOfNumber>
      );
    case 'unknown':
      return (
        <OrderOfNumber id={placed.id}>
          <p className="msg msg--note">{orderWording.unknown}</p>
        </OrderOfNumber>
      );
    default:
      return <OrderComing heading={heading} />;
  }
}

/** No order was placed in this browser. */
function NoOrder() {
  return (
    <div className="page result result--none">
      <Drop />
      <h1 className="t-display">{orderWording.nothing}</h1>
      <p className="t-lead soft">{orderWording.nothingHint}</p>
      <PageLink className="btn btn--primary" to="/">
        {orderWording.toHome}
      </PageLink>
    </div>
  );
}

function OrderOfNumber({ id, children }: { id: number; children: ReactNode }) {
  return (
    <div className="page result">
      <h1 className="t-display">{`${orderWording.order} ${orderWording.number(id)}`}</h1>
      {children}
      <div className="result__ways">
        <PageLink className="btn btn--primary" to="/">
          {orderWording.toHome}
        </PageLink>
      </div>
    </div>
  );
}

/** The server-rendered page: the order is known in the browser only. */
function OrderComing({ heading }: { heading: string }) {
  return (
    <div className="page result">
      <div className="result__head result__head--coming">
        <h1 className="sr result__loading">{orderWording.loading}</h1>
        <noscript>
          <h1 className="t-display">{heading}</h1>
          <p className="t-lead">{orderWording.needsScripts}</p>
        </noscript>
      </div>
      <div className="receipt receipt--coming" />
    </div>
  );
}
