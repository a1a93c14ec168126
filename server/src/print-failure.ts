import { withoutValues } from './create-log.ts';
import { isOfNoShop } from './database/database-gone.ts';
import { DatabaseSilent } from './database/embedded/watch-answers.ts';
import { StoreFailure } from './features/media/media-store.ts';
import { StartRefusal } from './start-refusal.ts';

/** Tells the person at the console: a sentence about what they can mend, the way of anything else without its values. */
export function printFailure(error: unknown): void {
  console.error(wordsFor(error));
}

/** A silent database has a code of its own, EX_TEMPFAIL of sysexits.h: another start is all that it needs. */
export function exitCodeFor(error: unknown): number {
  return error instanceof DatabaseSilent ? 75 : 1;
}

function wordsFor(error: unknown): string {
  if (error instanceof StartRefusal || error instanceof DatabaseSilent) return error.message;
  if (error instanceof StoreFailure)
    return `Pictures can be neither kept nor read: ${error.message}. Check DATA_DIR and its rights, or the S3_ settings`;
  if (isOfNoShop(error))
    return 'The database holds no shop of this version. Start the shop once, or set DATABASE_URL or DATA_DIR to where it is';
  // Of the operating system: no such folder, no rights, no space. The message names the file.
  if (error instanceof Error && 'syscall' in error) return error.message;
  return error instanceof Error ? withoutValues(error).stack : String(error);
}
