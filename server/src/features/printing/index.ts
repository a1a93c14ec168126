// What other features may use of this one.

export { readFonts } from './fonts.ts';
export { type NewSheet, printDocument } from './print-document.ts';
export type { Sheet } from './sheet.ts';
