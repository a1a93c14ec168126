import { namedVariant } from '@shop/domain/product-address.ts';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PageProduct, PageVariant } from './page-product.ts';

/** The variant named by the address; the first one when the address names none of this product. */
export function shownVariant(variants: PageProduct['variants'], parameters: URLSearchParams): PageVariant {
  const named = namedVariant(parameters);
  return variants.find(({ id }) => id === named) ?? variants[0];
}

/**
 * The chosen variant is part of the address, so that reload, Back and a shared link show it. It is applied at once and
 * replaces the history entry: one step back leaves the page.
 */
export function useChosenVariant(variants: PageProduct['variants']) {
  const [parameters, setParameters] = useSearchParams();
  const shown = shownVariant(variants, parameters);
  const [chosen, setChosen] = useState(shown.id);
  const [written, setWritten] = useState(shown.id);
  if (written !== shown.id) {
    setWritten(shown.id);
    setChosen(shown.id);
  }
  const choose = useCallback(
    (id: number) => {
      setChosen(id);
      setParameters(
        (present) => {
          present.set('variant', String(id));
          return present;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParameters],
  );
  return { variant: variants.find(({ id }) => id === chosen) ?? variants[0], choose };
}
