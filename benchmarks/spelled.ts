/** The same words with other capital letters, by the bits of a number: the same work, but not in the cache. */
export const spelled = (words: string, number: number) =>
  [...words].map((letter, index) => (number & (2 ** index) ? letter.toUpperCase() : letter.toLowerCase())).join('');
