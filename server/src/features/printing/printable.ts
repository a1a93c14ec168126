const characters = new Intl.Segmenter('uk', { granularity: 'grapheme' });

/** Without what the face has no sign for, such as emoji: what is printed shows no empty boxes. */
export function printable(text: string, face: { hasGlyphForCodePoint(code: number): boolean }): string {
  const isKnown = (character: string) =>
    [...character].every((sign) => face.hasGlyphForCodePoint(sign.codePointAt(0)!));
  return [...characters.segment(text.normalize('NFC'))]
    .map(({ segment }) => (segment === '\n' || isKnown(segment) ? segment : ''))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[\n.,!?…]|$)/g, '')
    .trim();
}
