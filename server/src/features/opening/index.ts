// What other features may use of this one.

export { markBackup } from './marks.ts';
