import { isDecided } from '@shop/contract/refusal.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { useCallback, useEffect, useState } from 'react';
import { trackEvent } from '../../../analytics/track-event.ts';
import { askPromoCode } from '../../../api/ask-promo-code.ts';
import { wordsOf } from '../../../api/words-of.ts';
import {
  forgetPromoCode,
  keepPromoCode,
  readPromoCode,
  useKeptPromoCode,
} from '../../../browser-storage/kept-promo-code.ts';

/** The promo code of the order: what it gives now, and what was wrong with the last one. */
export function usePromoCode() {
  const kept = useKeptPromoCode();
  const [error, setError] = useState<string>();

  /** Whether the code was taken. */
  async function apply(code: string): Promise<boolean> {
    setError(undefined);
    try {
      const { code: known, percent } = await askPromoCode(code);
      keepPromoCode(known, percent);
      trackEvent(({ selectPromotion }) => selectPromotion(known, percent));
      return true;
    } catch (failure) {
      forgetPromoCode();
      setError(wordsOf(failure, checkoutWording.promoFailed));
      return false;
    }
  }
  /** A code that was kept may have ended since; a failure to ask says nothing about it. */
  const checkAgain = useCallback(async () => {
    const code = readPromoCode()?.code;
    if (code === undefined) return;
    // An answer about a code that was taken away, or changed, meanwhile is about nothing.
    const isKept = () => readPromoCode()?.code === code;
    try {
      const { percent } = await askPromoCode(code);
      if (isKept()) keepPromoCode(code, percent);
    } catch (failure) {
      if (!isDecided(failure) || !isKept()) return;
      forgetPromoCode();
      setError(wordsOf(failure, checkoutWording.promoFailed));
    }
  }, []);
  useEffect(() => void checkAgain(), [checkAgain]);

  function remove() {
    forgetPromoCode();
    setError(undefined);
  }
  return { kept, error, setError, apply, checkAgain, remove };
}
