/** Almost all names contain any given letter. */
const fewestCharacters = 2;

/** Whether the words are long enough to search. */
export function isSearchable(words: string): boolean {
  return [...words].length >= fewestCharacters;
}

/** The search form, as the database stores names and codes: one kind of apostrophe, lower case by Ukrainian rules. */
export function foldForSearch(words: string): string {
  return words.replace(/[’ʼ`]/g, "'").toLocaleLowerCase('uk');
}

/** As many characters as a search may have. */
const mostCharacters = 100;

/** What the address of a search asks for. */
export type SearchWords = { q: string; exact?: true | undefined };

/** Reads the words from an address: in one line, and not longer than a search may be. */
export function readSearchWords(parameters: URLSearchParams): SearchWords {
  const q = (parameters.get('q') ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, mostCharacters)
    // Half a character, if the cut was inside of one.
    .replace(/\p{Cs}/gu, '')
    .trim();
  return parameters.get('exact') === 'true' ? { q, exact: true } : { q };
}

/** The words as the parameters of an address; empty without words. */
export function writeSearchWords({ q, exact }: SearchWords): string {
  if (q === '') return '';
  return `q=${encodeURIComponent(q)}${exact ? '&exact=true' : ''}`;
}
