const characters = new Intl.Segmenter('uk', { granularity: 'grapheme' });

/** Removes characters without a glyph in the font, such as emoji: otherwise empty boxes would be printed. */
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
