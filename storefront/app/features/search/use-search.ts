import type { FoundProduct } from '@shop/contract/catalogue.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';

/** Fewer characters are no question. */
export const fewestCharacters = 2;
/** More are asked to be narrowed down. */
export const mostShown = 24;
const typingPauseMs = 150;

export type Search =
  | { state: 'waiting' }
  | { state: 'searching'; products: readonly FoundProduct[] | undefined }
  | { state: 'found'; products: readonly FoundProduct[] }
  | { state: 'failed' };

/** What the words find. An answer to words that have changed since is never shown. */
export function useSearch(words: string): Search {
  const [search, setSearch] = useState<Search>({ state: 'waiting' });
  const asked = words.trim();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const again = () => setAttempt((last) => last + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is a reason to ask again
  useEffect(() => {
    if (asked.length < fewestCharacters) return setSearch({ state: 'waiting' });
    const abandoned = new AbortController();
    setSearch((last) => ({ state: 'searching', products: 'products' in last ? last.products : undefined }));
    const timer = window.setTimeout(async () => {
      const query = { q: asked, limit: mostShown };
      try {
        const products = await browserApi('GET /api/v1/shop/search/', { query, signal: abandoned.signal });
        if (!abandoned.signal.aborted) setSearch({ state: 'found', products });
      } catch {
        if (!abandoned.signal.aborted) setSearch({ state: 'failed' });
      }
    }, typingPauseMs);
    return () => {
      window.clearTimeout(timer);
      abandoned.abort();
    };
  }, [asked, attempt]);
  return search;
}
