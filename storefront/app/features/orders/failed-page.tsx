import { orderWording } from '@shop/wording/orders.ts';
import { paymentWording } from '@shop/wording/payments.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readPlacedOrder } from '../../browser-storage/placed-order.ts';
import { describePage } from '../../meta/describe-page.ts';
import { useReplacePage } from '../../navigation/right-document.ts';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import type { Route } from './+types/failed-page.ts';
import { PaymentInDoubt } from './payment-in-doubt.tsx';
import type { Standing } from './payment-outcome.ts';
import { UnpaidOrder } from './unpaid-order.tsx';
import { usePayment } from './use-payment.ts';
import './result.css';

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: orderWording.notPaidTitle, description: orderWording.notPaidDescription }),
  { name: 'robots', content: 'noindex' },
];

/** Announced by screen readers when the status arrives. Other statuses announce themselves. */
const sayings: Partial<Record<Standing, string>> = {
  undecided: paymentWording.undecided,
  refunded: paymentWording.refunded,
  payable: orderWording.notPaid,
};

/** An order that may not be paid. Neither the address nor the previous page is trusted: the shop is asked again. */
export default function FailedPage() {
  const visit = useLocation();
  const given = acceptContext(useIsMounted() ? visit : undefined);
  const [placed, setPlaced] = useState<string>();
  useEffect(() => setPlaced(readPlacedOrder()?.reference), []);
  const asked = given.reference ?? placed;
  const payment = usePayment(asked);
  const standing = payment.state === 'known' ? payment.standing : undefined;
  // An unknown reference falls back to the last order placed in this browser.
  const home =
    standing === 'paid' ? '/confirmation' : standing === 'unknown' && given.reference ? '/failed' : undefined;
  const replacePage = useReplacePage();
  useEffect(() => {
    if (home) replacePage(home);
  }, [home, replacePage]);
  useLostFocus(standing ?? payment.state);
  // An order that was not placed in this browser is known only after the answer.
  const isFound = !home && (standing || !given.reference);
  return (
    <>
      <p className="sr" role="status">
        {standing ? sayings[standing] : payment.state === 'asking' && asked ? paymentWording.checking : ''}
      </p>
      {isFound ? (
        <UnpaidOrder payment={payment} isWindowMissing={given.isWindowMissing} />
      ) : (
        <PaymentInDoubt payment={payment} />
      )}
    </>
  );
}

/**
 * The order's reference, from the address or from the previous page. The server sees neither. History state may come
 * from an older version of the shop.
 */
function acceptContext(visit: { state: unknown; search: string } | undefined) {
  const { reference, isWindowMissing } = (visit?.state ?? {}) as Record<string, unknown>;
  const named = new URLSearchParams(visit?.search).get('order');
  return {
    reference: typeof reference === 'string' ? reference : (named ?? undefined),
    isWindowMissing: isWindowMissing === true,
  };
}
