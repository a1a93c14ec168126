import type { SearchedProduct } from '@shop/contract/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';

/** The panel shows the first ones and tells how many there are. */
const mostAsked = 8;

export type Found = {
  products: readonly SearchedProduct[];
  total: number;
  /** The words that were searched for instead of those typed. */
  corrected: string | undefined;
};

export async function askSearch(q: string, signal: AbortSignal): Promise<Found> {
  let headers: Headers | undefined;
  const products = await browserApi('GET /api/v1/shop/search/', {
    query: { q, limit: mostAsked },
    signal,
    onHeaders: (sent) => {
      headers = sent;
    },
  });
  const corrected = headers?.get('x-search-corrected');
  return {
    products,
    total: Number(headers?.get('x-total-count') ?? products.length),
    corrected: corrected ? decodeURIComponent(corrected) : undefined,
  };
}
