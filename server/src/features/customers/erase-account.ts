import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../job-queue.ts';
import { forgetSubscription } from '../newsletter/forget-subscription.ts';
import { blankLettersOfForgotten, blankLettersTo } from '../notifications/blank-letters.ts';
import { queueLetter } from '../notifications/queue-letter.ts';
import { type ErasedOrders, eraseOrdersOf } from '../orders/erase-orders.ts';
import { forgetDevices } from '../sign-in-safety/known-devices.ts';
import { deleteWrongTries } from '../sign-in-safety/wrong-tries.ts';
import { type Customer, eraseCustomer } from './customers.queries.ts';

/**
 * Erases all personal data, except what open orders need until they are finished. The caller must hold the lock of the
 * customer.
 */
export async function eraseAccount(
  tx: Transaction,
  queue: JobQueue,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  member?: { id: number },
): Promise<ErasedOrders> {
  await eraseCustomer(tx, { id, email });
  await forgetDevices(tx, { customerId: id });
  await deleteWrongTries(tx, id);
  await forgetSubscription(tx, email);
  const orders = await eraseOrdersOf(tx, { customerId: id }, member);
  await blankLettersTo(tx, email);
  await blankLettersOfForgotten(tx);
  await queueLetter(tx, queue, {
    event: `account-deleted:${id}`,
    kind: 'account-deleted',
    recipient: email,
    data: { firstName },
  });
  return orders;
}
