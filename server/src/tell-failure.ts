import { withoutValues } from './create-log.ts';
import { StoreFailure } from './features/media/media-store.ts';
import { StartRefusal } from './start-refusal.ts';

/** Tells the person at the console: a sentence about what they can mend, the way of anything else without its values. */
export function tellFailure(error: unknown): void {
  console.error(wordsFor(error));
}

function wordsFor(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  if (error instanceof StoreFailure)
    return `Pictures can be neither kept nor read: ${error.message}. Check DATA_DIR and its rights, or the S3_ settings`;
  return error instanceof Error ? withoutValues(error).stack : String(error);
}
