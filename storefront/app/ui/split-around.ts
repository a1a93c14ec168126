/** The text before, in and after the first match of the words, ignoring case; undefined without a match. */
export function splitAround(text: string, words: string) {
  const start = folded(text).indexOf(folded(words));
  if (words === '' || start < 0) return undefined;
  const end = start + words.length;
  return { before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end) };
}

/**
 * Normalises as the shop's search does: lower case, one apostrophe. Character by character, so that positions stay the
 * same.
 */
function folded(text: string): string {
  return text.toLocaleLowerCase('uk').replace(/[’ʼ`]/g, "'");
}
