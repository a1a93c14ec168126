import type { Executor } from '../../database/database.ts';
import { blankErasedRows } from './notifications.queries.ts';

/** Letters per statement. */
const lettersAtOnce = 1_000;

/**
 * Deletes the content of letters about erased persons: those that were still waiting then, those sent to another
 * address, and the farewell letter.
 */
export async function blankLettersOfErased(db: Executor): Promise<void> {
  while ((await blankErasedRows(db, { limit: lettersAtOnce })) === lettersAtOnce);
}
