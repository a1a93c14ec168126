import { useEffect } from 'react';
import { askPromoCode } from '../../api/ask-promo-code.ts';
import {
  forgetPromoCode,
  type KeptPromoCode,
  keepPromoCode,
  useKeptPromoCode,
} from '../../browser-storage/kept-promo-code.ts';

/**
 * The promo code kept from the checkout, checked each time the cart is shown. A code that fails the check is dropped
 * without a message.
 */
export function useCheckedPromoCode(isShown: boolean): KeptPromoCode | undefined {
  const kept = useKeptPromoCode();
  const code = kept?.code;
  useEffect(() => {
    if (!isShown || code === undefined) return;
    const abandoned = new AbortController();
    const { signal } = abandoned;
    askPromoCode(code, signal).then(
      (answer) => !signal.aborted && keepPromoCode(answer.code, answer.percent),
      () => !signal.aborted && forgetPromoCode(),
    );
    return () => abandoned.abort();
  }, [isShown, code]);
  return kept;
}
