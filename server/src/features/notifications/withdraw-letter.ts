import type { Transaction } from '../../database/database.ts';
import { withdrawWaitingLetter } from './notifications.queries.ts';

/**
 * Takes back a letter that was not sent: another one tells what it would have told, or nobody needs it any more. Answers
 * what it was to tell; undefined when it is sent, or being sent.
 */
export async function withdrawLetter(tx: Transaction, event: string): Promise<Record<string, unknown> | undefined> {
  return await withdrawWaitingLetter(tx, event);
}
