import type { FoundProduct } from '@shop/contract/catalogue.ts';
import { isSearchable } from '@shop/domain/search/search-words.ts';
import { useEffect, useRef, useState } from 'react';
import { askSearch, askSuggestions } from './ask-search.ts';

const typingPauseMs = 150;
/** Cache of answers, so that deleting a letter shows the previous result at once. */
const mostCached = 50;

type Found = {
  state: 'found';
  products: readonly FoundProduct[];
  /** Other queries to try; empty unless nothing was found. */
  suggestions: readonly string[];
};

export type Search =
  | { state: 'waiting' }
  | { state: 'searching'; products: readonly FoundProduct[] | undefined }
  | Found
  | { state: 'failed' };

/** The results of a query. The answer to an outdated query is dropped. */
export function useSearch(words: string): Search {
  const [search, setSearch] = useState<Search>({ state: 'waiting' });
  const cache = useRef(new Map<string, Found>());
  const asked = words.trim();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const again = () => setAttempt((last) => last + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries when the connection is back
  useEffect(() => {
    if (!isSearchable(asked)) return setSearch({ state: 'waiting' });
    const cached = cache.current.get(asked);
    if (cached !== undefined) return setSearch(cached);
    const abandoned = new AbortController();
    const { signal } = abandoned;
    const show = (next: Search) => {
      if (!signal.aborted) setSearch(next);
    };
    setSearch((last) => ({ state: 'searching', products: 'products' in last ? last.products : undefined }));
    const timer = window.setTimeout(async () => {
      try {
        const products = await askSearch(asked, signal);
        show({ state: 'found', products, suggestions: [] });
        const suggestions = products.length === 0 ? await askSuggestions(asked, signal) : [];
        if (signal.aborted) return;
        const found: Found = { state: 'found', products, suggestions };
        show(found);
        addToCache(cache.current, asked, found);
      } catch {
        show({ state: 'failed' });
      }
    }, typingPauseMs);
    return () => {
      window.clearTimeout(timer);
      abandoned.abort();
    };
  }, [asked, attempt]);
  return search;
}

function addToCache(cache: Map<string, Found>, asked: string, found: Found): void {
  cache.set(asked, found);
  const [oldest] = cache.keys();
  if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest);
}
