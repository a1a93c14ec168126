import { useMemo, useState } from 'react';
import { splitAround } from '../../../ui/split-around.ts';
import type { Suggestion } from '../../../ui/suggestions.tsx';
import { type Search, useSuggestions } from './use-suggestions.ts';

/** The properties of a combobox whose value is one of the suggestions. Typing takes the choice back. */
export function useChoice<Found extends { ref: string }>({
  chosen,
  toSuggestion,
  search,
  fewestCharacters,
  failure,
  onChange,
}: {
  chosen: Found | undefined;
  toSuggestion: (found: Found) => Suggestion;
  search: Search<Found>;
  fewestCharacters: number;
  failure: string;
  onChange: (chosen: Found | undefined) => void;
}) {
  const [typed, setTyped] = useState('');
  const own = chosen && toSuggestion(chosen);
  const asked = chosen === undefined && typed.trim().length >= fewestCharacters ? typed.trim() : undefined;
  const answer = useSuggestions(asked, search, failure);
  return {
    text: own?.text ?? typed,
    note: own?.note,
    error: answer.error,
    suggested: useSuggested(answer, toSuggestion, typed),
    onType(text: string) {
      setTyped(text);
      onChange(undefined);
    },
    onChoose({ key }: Suggestion) {
      const next = answer.found.find(({ ref }) => ref === key);
      if (next) onChange(next);
    },
  };
}

/** While a search runs, shows those of the last suggestions that match the current text. */
export function useSuggested<Found>(
  { found, isSearching }: { found: readonly Found[]; isSearching: boolean },
  toSuggestion: (found: Found) => Suggestion,
  words: string,
) {
  const typed = words.trim();
  const suggestions = useMemo(() => {
    const all = found.map(toSuggestion);
    return isSearching ? all.filter(({ text }) => splitAround(text, typed)) : all;
  }, [found, toSuggestion, isSearching, typed]);
  return { isSearching, suggestions };
}
