import type { Transaction } from '../../database/database.ts';
import { deleteSubscription } from './newsletter.queries.ts';

/** With an account that is deleted its subscription ends, and the address is known no more. */
export async function forgetSubscription(tx: Transaction, email: string): Promise<void> {
  await deleteSubscription(tx, email);
}
