import { useEffect, useState } from 'react';

const typingPauseMs = 300;

export type Search<Found> = (
  words: string,
  abandoned: AbortSignal,
) => Promise<{ message: string; input_value: readonly Found[] }>;

type Answer<Found> = { found: readonly Found[]; error?: string };
const nothing = { found: [] };

/** Debounced search. Without text nothing is requested. The answer to outdated text is dropped. */
export function useSuggestions<Found>(words: string | undefined, search: Search<Found>, failure: string) {
  const [answer, setAnswer] = useState<Answer<Found>>(nothing);
  const [isSearching, setIsSearching] = useState(false);
  useEffect(() => {
    setIsSearching(words !== undefined);
    if (words === undefined) return setAnswer(nothing);
    const abandoned = new AbortController();
    const settle = (next: Answer<Found>) => {
      if (abandoned.signal.aborted) return;
      setAnswer(next);
      setIsSearching(false);
    };
    setAnswer(({ found }) => ({ found }));
    const timer = window.setTimeout(() => {
      search(words, abandoned.signal).then(
        ({ message, input_value }) =>
          settle(message === 'Success' ? { found: input_value } : { found: [], error: message }),
        () => settle({ found: [], error: failure }),
      );
    }, typingPauseMs);
    return () => {
      window.clearTimeout(timer);
      abandoned.abort();
    };
  }, [words, search, failure]);
  return { ...answer, isSearching };
}
