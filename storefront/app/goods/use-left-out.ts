import type { OrderTotal } from '@shop/domain/order-total.ts';
import { useEffect, useState } from 'react';

/** Text about what codes do not reduce. Loaded only for a cart with gift certificates. */
export function useLeftOut(total: OrderTotal | undefined) {
  const [words, setWords] = useState<typeof import('./left-out.ts')>();
  const hasCertificates = total !== undefined && total.goods !== total.products;
  useEffect(() => {
    if (hasCertificates) import('./left-out.ts').then(setWords, () => {});
  }, [hasCertificates]);
  return total && words?.leftOutTexts(total);
}
