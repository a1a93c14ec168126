import { fitText } from './fit-text.ts';
import type { FontName, Fonts } from './fonts.ts';
import { printable } from './printable.ts';

type Box = { x: number; y: number; width: number; height: number };
type Look = { face: FontName; sizes: readonly [number, ...number[]]; colour: string; lineGap?: number };

/** In points. */
export type SheetSize = { width: number; height: number };

/** One page of a document: what is said on it is read aloud in the order of drawing, and the rest is decoration. */
export type Sheet = {
  /** Puts words into a box, as large as fits; whatever somebody typed stays inside. Tells how high they are. */
  say(kind: 'H1' | 'P', words: string, box: Box, look: Look): number;
  /** What has no words. */
  decorate(draw: (pen: PDFKit.PDFDocument) => void): void;
  /** A picture, with what it says to who does not see it. */
  picture(alternative: string, draw: (pen: PDFKit.PDFDocument) => void): void;
};

export function newSheet(document: PDFKit.PDFDocument, fonts: Fonts, { width, height }: SheetSize): Sheet {
  document.addPage({ size: [width, height], margin: 0 });
  const section = document.struct('Sect');
  document.addStructure(section);
  return {
    say(kind, words, { x, y, width, height }, { face, sizes, colour, lineGap = 0 }) {
      const measure = (text: string, size: number) =>
        document.font(face).fontSize(size).heightOfString(text, { width, lineGap });
      const { text, size } = fitText(printable(words, fonts[face].face), { height, sizes, measure });
      section.add(
        document.struct(kind, {}, () => {
          document.font(face).fontSize(size).fillColor(colour).text(text, x, y, { width, height, lineGap });
        }),
      );
      return measure(text, size);
    },
    decorate(draw) {
      document.markContent('Artifact', { type: 'Layout' });
      draw(document);
      document.endMarkedContent();
    },
    picture(alternative, draw) {
      section.add(document.struct('Figure', { alt: alternative }, () => draw(document)));
    },
  };
}
