import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readFonts } from './fonts.ts';
import { newSheet, type Sheet, type SheetSize } from './sheet.ts';

export type NewSheet = (size: SheetSize) => Sheet;

/** A PDF document of these parts; each part begins on a new page. */
export async function printDocument(
  { title, author }: { title: string; author: string },
  parts: readonly ((newSheet: NewSheet) => void)[],
): Promise<Buffer> {
  // Loaded with the first document: the start does not wait for it.
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await readFonts();
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'uk',
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  for (const [name, { bytes }] of Object.entries(fonts)) document.registerFont(name, bytes);
  for (const draw of parts) {
    draw((size) => newSheet(document, fonts, size));
    // Drawing takes a while: yield to the event loop, so that requests are served meanwhile.
    await nextTurn();
  }
  document.end();
  return await buffer(document);
}
