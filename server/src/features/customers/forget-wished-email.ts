import type { Transaction } from '../../database/database.ts';
import { deleteRequestsOf, spendLinks } from './links.queries.ts';

/**
 * Another address that was asked for can be proved no more, whether its link was mailed or waits to be: it may have been
 * mistyped, or asked for by a thief. Requests go first, so that a link which is just being made is there to be spent.
 */
export async function forgetWishedEmail(tx: Transaction, customerId: number): Promise<void> {
  await deleteRequestsOf(tx, customerId);
  await spendLinks(tx, customerId, 'email_change');
}
