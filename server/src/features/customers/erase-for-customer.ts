import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Member } from '../staff/check-staff.ts';
import { lockKnownCustomer } from './customer-admin.queries.ts';
import { eraseAccount } from './erase-account.ts';

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
