import type { PaymentReply } from '@shop/contract/payments.ts';
import { useEffect, useState } from 'react';
import { askPayment } from './ask-payment.ts';
import { type Outcome, paymentOutcome } from './payment-outcome.ts';

const askEveryMs = 5_000;

/** State of the wait for a payment. */
export type Wait = {
  outcome: Outcome;
  /** The last answer: null when the shop does not know the order, undefined before the first answer. */
  answer: PaymentReply | null | undefined;
  /** `since`: when the status of the last answer was first seen. `now`: the time of the last answer. */
  since: number;
  now: number;
};

/**
 * Polls at once and then every five seconds, one request at a time, until the payment is decided. A request that failed
 * offline is repeated when the connection is back.
 */
export function usePaymentWait(reference: string): Wait {
  const [wait, setWait] = useState<Wait>({ outcome: 'waiting', answer: undefined, since: 0, now: 0 });
  useEffect(() => {
    const over = new AbortController();
    let isAsking = false;
    let wasOffline = false;
    async function ask() {
      if (isAsking) return;
      isAsking = true;
      wasOffline = !navigator.onLine;
      const answer = await askPayment(reference, over.signal).catch(() => undefined);
      isAsking = false;
      if (over.signal.aborted || (answer === undefined && wasOffline)) return;
      if (paymentOutcome(answer) !== 'waiting') end();
      setWait((before) => after(before, answer));
    }
    const timer = window.setInterval(ask, askEveryMs);
    function end() {
      window.clearInterval(timer);
      over.abort();
    }
    window.addEventListener('offline', () => (wasOffline = true), { signal: over.signal });
    window.addEventListener('online', ask, { signal: over.signal });
    // Background tabs are throttled. A customer who returns from the bank's app wants the status at once.
    document.addEventListener('visibilitychange', ask, { signal: over.signal });
    void ask();
    return end;
  }, [reference]);
  return wait;
}

function after(before: Wait, answer: Wait['answer']): Wait {
  const now = Date.now();
  const isSame = before.answer?.status === answer?.status && before.answer?.can_pay === answer?.can_pay;
  return { outcome: paymentOutcome(answer), answer, since: isSame ? before.since : now, now };
}
