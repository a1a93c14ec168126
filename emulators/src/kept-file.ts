import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Reads the state that an emulator saved before a restart; undefined without a readable file. `isKept` validates it and
 * may throw.
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

/** Saves the state atomically: a reader never sees half a file. If the disk is full, the state is lost on a restart. */
export function writeKept(file: string | undefined, kept: object): void {
  if (file === undefined) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // The state is still in memory.
  }
}
