import { withoutValues } from './create-log.ts';
import { isSchemaMissing } from './database/database-gone.ts';
import { DatabaseSilent } from './database/embedded/watch-answers.ts';
import { StoreFailure } from './features/media/media-store.ts';
import { StartRefusal } from './start-refusal.ts';

/** Prints one sentence for a problem that the operator can fix, and a stack without values for anything else. */
export function printFailure(error: unknown): void {
  console.error(wordsFor(error));
}

/** A database that stopped answering exits with EX_TEMPFAIL of sysexits.h: a restart is enough. */
export function exitCodeFor(error: unknown): number {
  return error instanceof DatabaseSilent ? 75 : 1;
}

function wordsFor(error: unknown): string {
  if (error instanceof StartRefusal || error instanceof DatabaseSilent) return error.message;
  if (error instanceof StoreFailure)
    return `Pictures can be neither kept nor read: ${error.message}. Check DATA_DIR and its rights, or the S3_ settings`;
  if (isSchemaMissing(error))
    return 'The database holds no shop of this version. Start the shop once, or set DATABASE_URL or DATA_DIR to where it is';
  // Errors of the operating system (no such folder, no rights, no space): the message names the file.
  if (error instanceof Error && 'syscall' in error) return error.message;
  return error instanceof Error ? withoutValues(error).stack : String(error);
}
