import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import type { Member } from '../../staff/index.ts';
import { lockKnownCustomer } from '../customer-admin.queries.ts';
import { askForLink } from './ask-for-link.ts';

/** Mails a new activation link to a customer who lost the first one. */
export async function mailActivation(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const customer = await lockKnownCustomer(tx, id);
    if (customer === undefined) throw new Refusal('customer_not_found', {});
    if (customer.activatedAt !== null) throw new Refusal('customer_is_activated', {});
    await askForLink(tx, { queue }, { purpose: 'activation', email: customer.email });
    await recordChange(tx, member, { action: 'resend_activation', subject: 'customer', subjectId: id });
  });
}
