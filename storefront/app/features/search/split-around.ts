/** The text before, in and after the first place where the words stand, whatever their case; nothing when nowhere. */
export function splitAround(text: string, words: string) {
  const start = text.toLocaleLowerCase('uk').indexOf(words.toLocaleLowerCase('uk'));
  if (words === '' || start < 0) return undefined;
  const end = start + words.length;
  return { before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end) };
}
