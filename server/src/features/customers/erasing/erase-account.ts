import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import type { JobQueue } from '../../../job-queue.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { type ErasedOrders, eraseOrdersOf } from '../../checkout/index.ts';
import { eraseSubscription } from '../../newsletter/index.ts';
import { blankLettersOfErased, blankLettersTo, queueLetter } from '../../notifications/index.ts';
import { deleteWrongTries, forgetDevices } from '../../sign-in-safety/index.ts';
import type { Member } from '../../staff/index.ts';
import { lockKnownCustomer } from '../customer-admin.queries.ts';
import { type Customer, eraseCustomer } from '../customers.queries.ts';
import type { CheckedSession } from '../sessions/check-access.ts';
import { lockProved, requirePassword } from '../set-password.ts';

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
  await eraseSubscription(tx, email);
  const orders = await eraseOrdersOf(tx, { customerId: id }, member);
  await blankLettersTo(tx, email);
  await blankLettersOfErased(tx);
  await queueLetter(tx, queue, {
    event: `account-deleted:${id}`,
    kind: 'account-deleted',
    recipient: email,
    data: { firstName },
  });
  return orders;
}

/** By the customer, with the current password. */
export async function deleteAccount(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  { customerId }: CheckedSession,
  password: string,
): Promise<void> {
  const known = await requirePassword({ db }, customerId, password);
  await db.transaction(async (tx) => {
    await eraseAccount(tx, queue, await lockProved(tx, customerId, known));
  });
}

/** Staff erase an account on a request made by phone or mail. The audit entry contains no personal data. */
export async function eraseForCustomer(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const customer = await lockKnownCustomer(tx, id);
    if (customer === undefined) throw new Refusal('customer_not_found', {});
    await eraseAccount(tx, queue, customer, member);
    await recordChange(tx, member, { action: 'erase', subject: 'customer', subjectId: id });
  });
}
