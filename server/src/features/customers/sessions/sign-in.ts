import { Refusal } from '@shop/contract/refusal.ts';
import type { Tokens } from '@shop/contract/sessions.ts';
import { dummyHash, isPassword } from '../../../passwords.ts';
import type { Shop } from '../../../shop.ts';
import { claimGuestOrders } from '../../orders/index.ts';
import { type BroughtDevice, recordWrongTry, registerDevice } from '../../sign-in-safety/index.ts';
import { findCustomerByEmail, lockCustomer } from '../customers.queries.ts';
import { type Device, startSession } from './start-session.ts';

/** The session tokens, and the token by which the account recognises this browser. */
export type SignedIn = { tokens: Tokens; deviceToken: string };

/** An unknown address takes as long as a wrong password and gets the same answer. */
export async function signIn(
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
  { email, password }: { email: string; password: string },
  device: Device & BroughtDevice,
): Promise<SignedIn> {
  const found = await findCustomerByEmail(db, email);
  const isRight = await isPassword(password, found?.passwordHash ?? dummyHash());
  if (found === undefined || !isRight) {
    await recordWrongTry(db, { kind: 'customer', email, accountId: found?.id });
    throw new Refusal('wrong_credentials', {});
  }
  return await db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, found.id);
    // The password may have been changed while it was compared.
    if (customer.passwordHash !== found.passwordHash) throw new Refusal('wrong_credentials', {});
    await claimGuestOrders(tx, customer);
    const tokens = await startSession(tx, secrets, customer.id, device);
    return { tokens, deviceToken: await registerDevice(tx, { customerId: customer.id }, device) };
  });
}
