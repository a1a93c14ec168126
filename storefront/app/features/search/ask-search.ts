import type { FoundProduct } from '@shop/contract/catalogue.ts';
import { browserApi } from '../../api/browser-api.ts';

/** Beyond this number the visitor is asked to narrow the search. */
export const mostShown = 24;

export async function askSearch(q: string, signal: AbortSignal): Promise<readonly FoundProduct[]> {
  return await browserApi('GET /api/v1/shop/search/', { query: { q, limit: mostShown }, signal });
}

/** Other queries to try when nothing was found. A failure returns none: the search still works. */
export async function askSuggestions(q: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const answer = await browserApi('GET /api/v1/shop/search/suggestions/', { query: { q }, signal });
    return answer.other_layout ? [answer.other_layout.q] : answer.nearest.map(({ name }) => name);
  } catch {
    return [];
  }
}
