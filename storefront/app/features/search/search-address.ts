import { type SearchWords, writeSearchWords } from '@shop/domain/search/search-words.ts';

export const searchPath = '/search';

/** The page with everything that a search finds. */
export function searchAddress(q: string, exact?: SearchWords['exact']): string {
  const query = writeSearchWords({ q: q.trim(), exact });
  return query === '' ? searchPath : `${searchPath}?${query}`;
}
