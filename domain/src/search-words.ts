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
