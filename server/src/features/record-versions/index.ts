// What other features may use of this one.

export { readVersioned, readVersionedList, takeNextVersion } from './record-versions.ts';
