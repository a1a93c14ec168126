import type { Estimate } from '@shop/contract/delivery.ts';
import type { DeliveryType } from '@shop/domain/deliveries.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { useCart } from '../../../browser-storage/cart.ts';
import type { CheckoutDraft } from '../../../browser-storage/checkout-draft.ts';

/** The shop may have to ask the carrier first. Then nothing more is asked. */
const askAgainMs = [0, 2_500, 5_000, 10_000];

/** About what the carrier will ask, and when the parcel will arrive; undefined as long as nobody knows. */
export function useEstimate(type: DeliveryType, { carrier: { city, branch } }: CheckoutDraft): Estimate | undefined {
  const variants = useCart().flatMap(({ variantId, qty, type: kind }) =>
    kind === 'product' ? Array.from({ length: Math.min(qty, 50) }, () => variantId) : [],
  );
  const variantIds = variants.slice(0, 200).join(',');
  const isAsked = city !== undefined && variantIds !== '';
  const cityRef = city?.ref ?? '';
  const branchRef = type === 'nova_poshta' ? branch?.ref : undefined;
  const question = JSON.stringify([type, cityRef, branchRef, variantIds]);
  const [answer, setAnswer] = useState<{ question: string; estimate: Estimate }>();
  useEffect(() => {
    if (!isAsked) return;
    const left = new AbortController();
    let timer = 0;
    const ask = (attempt: number) => {
      const wait = askAgainMs[attempt];
      if (wait === undefined) return;
      timer = window.setTimeout(async () => {
        const query = { delivery_type: type, city_ref: cityRef, branch_ref: branchRef, variant_ids: variantIds };
        const estimate = await browserApi('GET /api/v1/np/estimate/', { query, signal: left.signal }).catch(() => null);
        if (left.signal.aborted) return;
        if (estimate) setAnswer({ question, estimate });
        else ask(attempt + 1);
      }, wait);
    };
    ask(0);
    return () => {
      window.clearTimeout(timer);
      left.abort();
    };
  }, [isAsked, question, type, cityRef, branchRef, variantIds]);
  return answer?.question === question ? answer.estimate : undefined;
}
