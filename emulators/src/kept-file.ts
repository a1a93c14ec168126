import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What an emulated company wrote down before a restart; nothing when there is no file, or one that cannot be read.
 * `isKept` may fail on what it does not know.
 */
export function readKept<Kept>(file: string | undefined, isKept: (given: Kept) => boolean): Kept | undefined {
  if (file === undefined) return undefined;
  try {
    const given: Kept = JSON.parse(readFileSync(file, 'utf8'));
    return isKept(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all: a reader never sees half a file. A disk that is full only makes a restart forget. */
export function writeKept(file: string | undefined, kept: object): void {
  if (file === undefined) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // It is still in memory.
  }
}
