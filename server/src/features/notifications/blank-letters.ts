import type { Executor, Transaction } from '../../database/database.ts';
import { blankErasedRows, blankLetters } from './notifications.queries.ts';

/** Letters per statement. */
const lettersAtOnce = 1_000;

/** Deletes the content of letters to an address that is being erased. Waiting letters are sent first. */
export async function blankLettersTo(tx: Transaction, recipient: string): Promise<void> {
  await blankLetters(tx, recipient);
}

/**
 * Deletes the content of letters about erased persons: those that were still waiting then, those sent to another
 * address, and the farewell letter.
 */
export async function blankLettersOfErased(db: Executor): Promise<void> {
  while ((await blankErasedRows(db, { limit: lettersAtOnce })) === lettersAtOnce);
}
