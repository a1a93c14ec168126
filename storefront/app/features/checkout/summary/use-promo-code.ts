import { isDecided } from '@shop/contract/refusal.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { useCallback, useEffect, useState } from 'react';
import { trackEvent } from '../../../analytics/track-event.ts';
import { askPromoCode } from '../../../api/ask-promo-code.ts';
import { errorMessage } from '../../../api/error-message.ts';
import {
  forgetPromoCode,
  keepPromoCode,
  readPromoCode,
  useKeptPromoCode,
} from '../../../browser-storage/kept-promo-code.ts';

/** The promo code of the order with its current discount, and the error of the last one entered. */
export function usePromoCode() {
  const kept = useKeptPromoCode();
  const [error, setError] = useState<string>();

  /** Resolves to whether the code was accepted. */
  async function apply(code: string): Promise<boolean> {
    setError(undefined);
    try {
      const { code: known, percent } = await askPromoCode(code);
      keepPromoCode(known, percent);
      trackEvent(({ selectPromotion }) => selectPromotion(known, percent));
      return true;
    } catch (failure) {
      forgetPromoCode();
      setError(errorMessage(failure, checkoutWording.promoFailed));
      return false;
    }
  }
  /** A kept code may have expired. A failed request leaves it as it is. */
  const checkAgain = useCallback(async () => {
    const code = readPromoCode()?.code;
    if (code === undefined) return;
    // Drop the answer if the code was removed or changed during the request.
    const isKept = () => readPromoCode()?.code === code;
    try {
      const { percent } = await askPromoCode(code);
      if (isKept()) keepPromoCode(code, percent);
    } catch (failure) {
      if (!isDecided(failure) || !isKept()) return;
      forgetPromoCode();
      setError(errorMessage(failure, checkoutWording.promoFailed));
    }
  }, []);
  useEffect(() => void checkAgain(), [checkAgain]);

  function remove() {
    forgetPromoCode();
    setError(undefined);
  }
  return { kept, error, setError, apply, checkAgain, remove };
}
