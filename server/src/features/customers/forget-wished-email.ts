import type { Transaction } from '../../database/database.ts';
import { deleteRequestsOf, spendLinks } from './links.queries.ts';

/**
 * Cancels a pending change of the e-mail address, which may be mistyped or requested by a thief. Requests are deleted
 * first, so that a link that is being issued exists when links are invalidated.
 */
export async function forgetWishedEmail(tx: Transaction, customerId: number): Promise<void> {
  await deleteRequestsOf(tx, customerId);
  await spendLinks(tx, customerId, 'email_change');
}
