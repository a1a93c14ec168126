import type { User } from '@shop/contract/customer-shapes.ts';
import type { ProfileChanges } from '@shop/contract/customers.ts';
import { isRefusal, Refusal } from '@shop/contract/refusal.ts';
import { accountWording } from '@shop/wording/accounts.ts';
import { errorWording } from '@shop/wording/errors.ts';
import type { Shop } from '../../shop.ts';
import { readCustomer, updateCustomer } from './customers.queries.ts';
import { askForLink } from './links/ask-for-link.ts';
import { cancelEmailChange } from './links/mailed-links.ts';
import { readUser } from './read-user.ts';
import { type CheckedSession, lockSignedIn } from './sessions/check-access.ts';
import { requirePassword } from './set-password.ts';

/** Saves all changes or none. A new e-mail address is applied only when its mailed link is used. */
export async function updateProfile(
  { db, queue }: Pick<Shop, 'db' | 'queue'>,
  session: CheckedSession,
  { email, current_password, ...changes }: ProfileChanges,
): Promise<User> {
  const { customerId } = session;
  const before = await readCustomer(db, customerId);
  const wished = email === before.email ? undefined : email;
  if (wished !== undefined) await refuseWithoutPassword({ db }, customerId, current_password);
  await db.transaction(async (tx) => {
    const customer = await lockSignedIn(tx, session);
    await updateCustomer(tx, customerId, {
      firstName: changes.first_name ?? customer.firstName,
      lastName: changes.last_name ?? customer.lastName,
      phone: changes.phone_number ?? customer.phone,
      city: changes.city ?? customer.city,
    });
    if (wished === undefined) return;
    await cancelEmailChange(tx, customerId);
    await askForLink(tx, { queue }, { purpose: 'email_change', email: wished, customerId });
  });
  return await readUser(db, customerId);
}

async function refuseWithoutPassword(
  tools: Pick<Shop, 'db'>,
  customerId: number,
  password: string | undefined,
): Promise<void> {
  const wrong = (words: string) => new Refusal('invalid_request', { fields: { current_password: [words] } });
  if (password === undefined) throw wrong(accountWording.passwordForEmail);
  try {
    await requirePassword(tools, customerId, password);
  } catch (error) {
    throw isRefusal(error) && error.code === 'wrong_password' ? wrong(errorWording.wrong_password) : error;
  }
}
