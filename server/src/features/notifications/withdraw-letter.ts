import type { Transaction } from '../../database/database.ts';
import { withdrawWaitingLetter } from './notifications.queries.ts';

/**
 * Withdraws an unsent letter, because another letter replaces it or it is no longer needed. Returns its data; undefined
 * when it is sent or being sent.
 */
export async function withdrawLetter(tx: Transaction, event: string): Promise<Record<string, unknown> | undefined> {
  return await withdrawWaitingLetter(tx, event);
}
