import type { ErasedPerson, PersonToErase } from '@shop/contract/admin/customers.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import { eraseOrdersOf } from '../../checkout/index.ts';
import { eraseSubscription } from '../../newsletter/index.ts';
import { blankLettersOfErased, blankLettersTo } from '../../notifications/index.ts';
import { eraseApplications } from '../../partners/index.ts';
import { eraseUnmatchedUpdateBodies } from '../../payments/index.ts';
import type { Member } from '../../staff/index.ts';
import { deleteRequestsFor, lockNamedCustomer } from '../customers.queries.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Erases a person, with or without an account, by e-mail and phone together: one of both may be mistyped or belong to
 * another person. Data with the e-mail alone is erased once other data has matched both.
 */
export async function erasePerson(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  member: Member,
  person: PersonToErase,
): Promise<ErasedPerson> {
  return await db.transaction(async (tx) => {
    const customer = await lockNamedCustomer(tx, person);
    const ofAccount = customer && (await eraseAccount(tx, queue, customer, member));
    if (customer) await recordChange(tx, member, { action: 'erase', subject: 'customer', subjectId: customer.id });
    const asGuest = await eraseOrdersOf(tx, person, member);
    const applications = await eraseApplications(tx, queue, member, person);
    const waiting = new Set([...(ofAccount?.waiting ?? []), ...asGuest.waiting]);
    const erased = {
      orders_erased: (ofAccount?.erased.length ?? 0) + asGuest.erased.length,
      orders_waiting: waiting.size,
      accounts_erased: customer ? 1 : 0,
      applications_erased: applications,
    };
    if (Object.values(erased).every((count) => count === 0)) return erased;
    await eraseSubscription(tx, person.email);
    await deleteRequestsFor(tx, person.email);
    await eraseUnmatchedUpdateBodies(tx, person);
    await blankLettersTo(tx, person.email);
    await blankLettersOfErased(tx);
    return erased;
  });
}
