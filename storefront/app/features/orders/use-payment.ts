import type { DeclineReason } from '@shop/contract/payments.ts';
import { useEffect } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { askPayment } from './ask-payment.ts';
import { paymentStanding, type Standing } from './payment-outcome.ts';

/** What is known about the payment of an order. */
export type Payment =
  | { state: 'asking' }
  | { state: 'unreachable'; isAsking: boolean; ask: () => void }
  | {
      state: 'known';
      standing: Standing;
      isDeclined: boolean;
      declineReason: DeclineReason | undefined;
      ask: () => void;
    };

/** Asks once; retries a failed request when the connection is back. */
export function usePayment(reference: string | undefined): Payment {
  const { last, hasFailed, isAsking, retry } = useAnswer(reference, ask, reference !== undefined);
  if (hasFailed) return { state: 'unreachable', isAsking, ask: retry };
  if (last === undefined || last.question !== reference) return { state: 'asking' };
  const { answer } = last;
  const isDeclined = answer?.status === 'Declined' || answer?.status === 'Expired';
  const declineReason = answer?.decline_reason ?? undefined;
  return { state: 'known', standing: paymentStanding(answer), isDeclined, declineReason, ask: retry };
}

/**
 * Delays of the later checks: the bank's webhook may come after the customer is back, and the shop itself asks the bank
 * after three seconds.
 */
const askLaterMs = [4_000, 10_000, 25_000, 60_000];

/**
 * While a payment seems missing and no new payment is running, asks a few more times, so that a late webhook is not
 * missed.
 */
export function useLateNews(isWanted: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    const timers = askLaterMs.map((ms) => window.setTimeout(ask, ms));
    return () => timers.forEach(window.clearTimeout);
  }, [isWanted, ask]);
}

const ask = (reference: string | undefined, left: AbortSignal) => askPayment(reference ?? '', left);
