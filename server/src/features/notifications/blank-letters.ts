import type { Executor, Transaction } from '../../database/database.ts';
import { blankForgotten, blankLetters } from './notifications.queries.ts';

/** So many letters are blanked by one statement. */
const lettersAtOnce = 1_000;

/** Letters that were written to somebody who is to be forgotten. Those that still wait are sent first. */
export async function blankLettersTo(tx: Transaction, recipient: string): Promise<void> {
  await blankLetters(tx, recipient);
}

/** Those that were still to be sent then, or went to another address than the account's, and the farewell itself. */
export async function blankLettersOfForgotten(db: Executor): Promise<void> {
  while ((await blankForgotten(db, { limit: lettersAtOnce })) === lettersAtOnce);
}
