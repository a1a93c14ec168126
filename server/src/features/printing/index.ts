// What other features may use of this one.

export { type NewSheet, printDocument } from './print-document.ts';
export type { Sheet } from './sheet.ts';
