import { browserApi } from '../../api/browser-api.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { readPlacedOrder } from '../../browser-storage/placed-order.ts';
import { type Unpaid, UnpaidNotice } from '../../paying/unpaid-notice.tsx';
import { useIsSignedIn } from '../../session/signed-in.ts';

/** Warns a customer who already has an unpaid card order. Loaded after the page. */
export default function UnpaidOrder() {
  const { last } = useAnswer(useIsSignedIn(), findUnpaid, true);
  return last?.answer ? <UnpaidNotice order={last.answer} /> : null;
}

/** Signed in: from the account, whatever browser. Guest: the last order placed in this browser. */
async function findUnpaid(isSignedIn: boolean, signal: AbortSignal): Promise<Unpaid | undefined> {
  if (isSignedIn) {
    // If the session has ended, fall back to this browser's last order.
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
