import type { Transaction } from '../../database/database.ts';
import { deleteSubscription } from './newsletter.queries.ts';

/** Deletes the subscription of an address whose account is erased. */
export async function forgetSubscription(tx: Transaction, email: string): Promise<void> {
  await deleteSubscription(tx, email);
}
