// What other features may use of this one.

export { markBackup, openingMarks } from './marks.ts';
