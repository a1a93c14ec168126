import type { Palette } from '@shop/domain/palette.ts';
import type { NewSheet, Sheet } from '../../printing/index.ts';

/** A4, in points. */
const size = { width: 595.28, height: 841.89 };
const left = 40;
const width = size.width - 2 * left;
const bottom = size.height - 50;

const looksIn = ({ ink, inkSoft }: Palette) =>
  ({
    title: { face: 'medium', sizes: [16, 14, 12], colour: ink },
    plain: { face: 'sans', sizes: [10, 9, 8], colour: ink, lineGap: 1 },
    strong: { face: 'medium', sizes: [10, 9, 8], colour: ink },
    soft: { face: 'sans', sizes: [8.5, 8], colour: inkSoft },
    cell: { face: 'sans', sizes: [9, 8, 7, 6], colour: ink },
  }) as const;

/** Left edge and width of a column. */
export type Column = { x: number; width: number };

/** A document that is written from top to bottom and breaks to the next page when it is full. */
export class Paper {
  readonly #newSheet: NewSheet;
  readonly #looks: ReturnType<typeof looksIn>;
  readonly #hairline: string;
  #sheet: Sheet;
  #y = 44;

  constructor(newSheet: NewSheet, palette: Palette) {
    this.#newSheet = newSheet;
    this.#looks = looksIn(palette);
    this.#hairline = palette.printedLine;
    this.#sheet = newSheet(size);
  }

  title(words: string): void {
    this.#y += this.#sheet.say('H1', words, { x: left, y: this.#y, width, height: 44 }, this.#looks.title) + 14;
  }

  /** A label with its value beside it. */
  fact(name: string, words: string): void {
    if (words === '') return;
    this.#makeRoom(40);
    this.#sheet.say('P', name, { x: left, y: this.#y + 1, width: 90, height: 14 }, this.#looks.soft);
    const box = { x: left + 96, y: this.#y, width: width - 96, height: 40 };
    this.#y += this.#sheet.say('P', words, box, this.#looks.plain) + 6;
  }

  /** Text in columns, with a line under it. */
  row(cells: readonly (Column & { words: string })[], look: 'cell' | 'soft' | 'strong' = 'cell'): void {
    const height = look === 'cell' ? 28 : 16;
    this.#makeRoom(height + 6);
    this.#y += 4;
    for (const { words, x, width: own } of cells)
      this.#sheet.say('P', words, { x: left + x, y: this.#y, width: own, height }, this.#looks[look]);
    this.#y += height;
    this.#line(left, width);
  }

  /** A right-aligned sum. */
  sum(name: string, amount: string, look: 'plain' | 'strong' = 'plain'): void {
    this.#makeRoom(18);
    this.#y += 4;
    this.#sheet.say('P', name, { x: left + 220, y: this.#y, width: 190, height: 14 }, this.#looks[look]);
    this.#sheet.say('P', amount, { x: left + 420, y: this.#y, width: 95, height: 14 }, this.#looks[look]);
    this.#y += 14;
  }

  gap(height: number): void {
    this.#y += height;
  }

  /** Signature lines, side by side. */
  signatures(names: readonly string[]): void {
    this.#makeRoom(60);
    this.#y += 44;
    for (const [index, name] of names.entries()) {
      const x = left + index * 270;
      this.#line(x, 230);
      this.#sheet.say('P', name, { x, y: this.#y + 4, width: 230, height: 12 }, this.#looks.soft);
    }
  }

  #line(x: number, length: number): void {
    const y = this.#y;
    this.#sheet.decorate((pen) => {
      pen
        .moveTo(x, y)
        .lineTo(x + length, y)
        .lineWidth(0.5)
        .stroke(this.#hairline);
    });
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= bottom) return;
    this.#sheet = this.#newSheet(size);
    this.#y = 44;
  }
}
