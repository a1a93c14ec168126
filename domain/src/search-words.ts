/** One letter is in almost every name. */
const fewestCharacters = 2;

/** Whether words are a question to the search. */
export function isSearchable(words: string): boolean {
  return [...words].length >= fewestCharacters;
}

/** As the database folds names and codes: every apostrophe the same, lower case by Ukrainian rules. */
export function foldForSearch(words: string): string {
  return words.replace(/[’ʼ`]/g, "'").toLocaleLowerCase('uk');
}
