/** The text before, in and after the first place where the words stand, whatever their case; nothing when nowhere. */
export function splitAround(text: string, words: string) {
  const start = folded(text).indexOf(folded(words));
  if (words === '' || start < 0) return undefined;
  const end = start + words.length;
  return { before: text.slice(0, start), match: text.slice(start, end), after: text.slice(end) };
}

/** As the search of the shop compares: small letters, one apostrophe for all. Letter by letter, so places stay the same. */
function folded(text: string): string {
  return text.toLocaleLowerCase('uk').replace(/[’ʼ`]/g, "'");
}
