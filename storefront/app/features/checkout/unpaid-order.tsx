import { browserApi } from '../../api/browser-api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { readPlacedOrder } from '../../browser-storage/placed-order.ts';
import { type Unpaid, UnpaidNotice } from '../../paying/unpaid-notice.tsx';
import { useIsSignedIn } from '../../session/signed-in.ts';

/** Who orders while an earlier order waits for its card is told so. The code comes after the page. */
export default function UnpaidOrder() {
  const { last } = useAnswer(useIsSignedIn(), findUnpaid, true);
  return last?.answer ? <UnpaidNotice order={last.answer} /> : null;
}

/** Of the account, from any browser; of a guest the order that was placed last in this one. */
async function findUnpaid(isSignedIn: boolean, signal: AbortSignal): Promise<Unpaid | undefined> {
  if (isSignedIn) {
    // A session that has ended is no reason to say nothing of this browser's own order.
    const account = await browserApi('GET /api/v1/actions/orders/', { signal }).catch(() => undefined);
    const order = account?.orders.find(({ can_pay, state }) => can_pay && state === 'new');
    if (order) return { id: order.id, reference: order.order_reference };
  }
  const reference = readPlacedOrder()?.reference;
  if (reference === undefined) return undefined;
  const body = { payment_reference: reference };
  const answer = await browserApi('POST /api/v1/orders/check_pay/', { body, signal });
  return answer.can_pay ? { id: answer.order_id, reference: answer.order_reference } : undefined;
}
