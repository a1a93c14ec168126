import { isDecided, type Refusal } from '@shop/contract/refusal.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { rateLimitMessage } from '../../../api/rate-limit-message.ts';
import { forgetAttempt } from '../../../browser-storage/order-attempt.ts';
import { needsNewDocument } from '../../../navigation/right-document.ts';
import { payByCard } from '../../../paying/pay-by-card.ts';
import { useLeaving } from '../../../paying/use-leaving.ts';
import type { ShownOrder } from './order-body.ts';
import { type SentOrder, sendOrder } from './send-order.ts';

export type Placing =
  | { state: 'idle' | 'sending' | 'waiting' }
  | { state: 'failed'; words: string | undefined }
  | { state: 'refused'; refusal: Refusal; shown: ShownOrder };

/** Places the order, one request at a time. */
export function usePlaceOrder(onRefusal: (refusal: Refusal) => void) {
  const navigate = useNavigate();
  const [placing, setPlacing] = useState<Placing>({ state: 'idle' });
  const leaving = useLeaving();
  const isSending = useRef(false);

  async function place(shown: ShownOrder): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPlacing({ state: 'sending' });
    let order: SentOrder;
    try {
      order = await sendOrder(shown);
    } catch (error) {
      return stop(error, shown);
    }
    // The order exists from here on: a failure on the way to its page must not look like a failed order.
    if (order.offer === null) return await openConfirmation();
    setPlacing({ state: 'waiting' });
    const left = leaving();
    const { address, state } = await payByCard(order.offer, left);
    if (!left.aborted) await navigate(address, { state });
  }
  async function openConfirmation() {
    if (needsNewDocument('/confirmation')) window.location.assign('/confirmation');
    else await navigate('/confirmation');
  }
  function stop(error: unknown, shown: ShownOrder) {
    isSending.current = false;
    if (!isDecided(error)) return setPlacing({ state: 'failed', words: rateLimitMessage(error) });
    forgetAttempt();
    onRefusal(error);
    setPlacing({ state: 'refused', refusal: error, shown });
  }
  return { placing, place, clearMessage: () => setPlacing({ state: 'idle' }) };
}
