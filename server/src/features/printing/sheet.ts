import type { FontName, Fonts } from './fonts.ts';
import { printable } from './printable.ts';

type Box = { x: number; y: number; width: number; height: number };
type Look = { face: FontName; sizes: readonly [number, ...number[]]; colour: string; lineGap?: number };

/** In PDF points. */
export type SheetSize = { width: number; height: number };

/** One page of a tagged PDF. Screen readers read its texts in drawing order; the rest is decoration. */
export type Sheet = {
  /** Draws text into a box, as large as fits. Returns the height of the text. */
  say(kind: 'H1' | 'P', words: string, box: Box, look: Look): number;
  /** Draws decoration, which screen readers skip. */
  decorate(draw: (pen: PDFKit.PDFDocument) => void): void;
  /** Draws a picture with its alternative text. */
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

/** The height of a text that is wrapped to the width of its box. */
type Measure = (text: string, size: number) => number;

/** The largest of these sizes in which the text fits. If none fits, its own line breaks are removed. */
function fitText(
  text: string,
  { height, sizes, measure }: { height: number; sizes: readonly [number, ...number[]]; measure: Measure },
): { text: string; size: number } {
  const ways = [text, text.replace(/\s+/g, ' ')].flatMap((each) => sizes.map((size) => ({ text: each, size })));
  return ways.find((way) => measure(way.text, way.size) <= height) ?? ways.at(-1)!;
}
