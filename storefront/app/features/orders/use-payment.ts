import type { DeclineReason } from '@shop/contract/payments.ts';
import { useEffect } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { askPayment } from './ask-payment.ts';
import { type Standing, standingOf } from './payment-outcome.ts';

/** What is known of the payment of an order. */
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

/** Asks once, and again when that was in vain and the connection is back. */
export function usePayment(reference: string | undefined): Payment {
  const { last, hasFailed, isAsking, retry } = useAnswer(reference, ask, reference !== undefined);
  if (hasFailed) return { state: 'unreachable', isAsking, ask: retry };
  if (last === undefined || last.question !== reference) return { state: 'asking' };
  const { answer } = last;
  const isDeclined = answer?.status === 'Declined' || answer?.status === 'Expired';
  const declineReason = answer?.decline_reason ?? undefined;
  return { state: 'known', standing: standingOf(answer), isDeclined, declineReason, ask: retry };
}

/** The bank may tell the shop after the customer is back; the shop asks it again after three seconds. */
const askLaterMs = [4_000, 10_000, 25_000, 60_000];

/** While a payment seems missing, and nobody is paying: asks again a few times, so that late news is not missed. */
export function useLateNews(isWanted: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    const timers = askLaterMs.map((ms) => window.setTimeout(ask, ms));
    return () => timers.forEach(window.clearTimeout);
  }, [isWanted, ask]);
}

const ask = (reference: string | undefined, left: AbortSignal) => askPayment(reference ?? '', left);
