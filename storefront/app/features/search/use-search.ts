import { isSearchable } from '@shop/domain/search/search-words.ts';
import { useEffect, useRef, useState } from 'react';
import { askSearch, type Found } from './ask-search.ts';

const typingPauseMs = 150;
/** Cache of answers, so that deleting a letter shows the previous result at once. */
const mostCached = 50;

/** `found` is what the words before found, until the answer comes. */
export type Search =
  | { state: 'waiting' | 'failed'; found?: undefined }
  | { state: 'searching'; found: Found | undefined }
  | { state: 'found'; found: Found };

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
    if (cached !== undefined) return setSearch({ state: 'found', found: cached });
    const abandoned = new AbortController();
    const { signal } = abandoned;
    setSearch(({ found }) => ({ state: 'searching', found }));
    const timer = window.setTimeout(async () => {
      const found = await askSearch(asked, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (found !== undefined) addToCache(cache.current, asked, found);
      setSearch(found === undefined ? { state: 'failed' } : { state: 'found', found });
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
