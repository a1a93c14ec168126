import { storedValue, useStoredValue } from './stored-value.ts';

const mostKept = 8;

const recent = storedValue<readonly string[]>('recentSearches', (found) =>
  Array.isArray(found) ? [...new Set(found.filter(isQuery))].slice(0, mostKept) : [],
);

/** The search queries of this browser, newest first. */
export const useRecentSearches = () => useStoredValue(recent);

export function keepSearch(words: string): void {
  const query = words.trim();
  if (isQuery(query)) recent.change((queries) => [query, ...without(queries, query)].slice(0, mostKept));
}

export function forgetSearch(query: string): void {
  recent.change((queries) => without(queries, query));
}

export function forgetSearches(): void {
  recent.change(() => []);
}

/** Compares without regard to case. */
function without(queries: readonly string[], query: string): string[] {
  return queries.filter((each) => each.toLowerCase() !== query.toLowerCase());
}

function isQuery(found: unknown): found is string {
  return typeof found === 'string' && found === found.trim() && found.length >= 2 && found.length <= 100;
}
