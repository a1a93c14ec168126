import { Refusal } from '@shop/contract/refusal.ts';
import type { BroughtLink } from '../../brought-link.ts';
import type { Transaction } from '../../database/database.ts';
import { hashPassword, isPassword } from '../../passwords.ts';
import type { Shop } from '../../shop.ts';
import { forgetDevices, registerDevice } from '../sign-in-safety/index.ts';
import { type Customer, lockCustomer, readCustomer, updateCustomer } from './customers.queries.ts';
import { invalidateLinks } from './links/links.queries.ts';
import { cancelEmailChange, refuseBadLink, useLink } from './links/mailed-links.ts';
import type { CheckedSession } from './sessions/check-access.ts';
import { endSessions } from './sessions/sessions.queries.ts';

/**
 * Sets a new password with a mailed link and ends all sessions. Returns the device token of this browser: known devices
 * have their own rate limit, so strangers who try the account cannot lock its owner out.
 */
export async function resetPassword(
  { db }: Pick<Shop, 'db'>,
  { new_password, ...link }: BroughtLink & { new_password: string },
  device: string,
): Promise<string> {
  await refuseBadLink(db, link, 'password_reset');
  const passwordHash = await hashPassword(new_password);
  return await db.transaction(async (tx) => {
    const { customerId } = await useLink(tx, link, 'password_reset');
    await lockCustomer(tx, customerId);
    await putPassword(tx, customerId, passwordHash);
    await endSessions(tx, customerId);
    return await knowOnly(tx, customerId, device);
  });
}

/** Ends all other sessions and forgets all other devices. Returns the device token of this browser. */
export async function changePassword(
  { db }: Pick<Shop, 'db'>,
  { id: sessionId, customerId }: CheckedSession,
  { current_password, new_password }: { current_password: string; new_password: string },
  device: string,
): Promise<string> {
  const known = await requirePassword({ db }, customerId, current_password);
  const passwordHash = await hashPassword(new_password);
  return await db.transaction(async (tx) => {
    await lockProved(tx, customerId, known);
    await putPassword(tx, customerId, passwordHash);
    await endSessions(tx, customerId, sessionId);
    return await knowOnly(tx, customerId, device);
  });
}

async function knowOnly(tx: Transaction, customerId: number, device: string): Promise<string> {
  await forgetDevices(tx, { customerId });
  return await registerDevice(tx, { customerId }, { deviceTokens: [], device });
}

/** Invalidates earlier links for a new password and for a new address. */
async function putPassword(tx: Transaction, customerId: number, passwordHash: string): Promise<void> {
  await updateCustomer(tx, customerId, { passwordHash });
  await invalidateLinks(tx, customerId, 'password_reset');
  await cancelEmailChange(tx, customerId);
}

/** Refuses a wrong password; returns the hash it was compared with. */
export async function requirePassword({ db }: Pick<Shop, 'db'>, customerId: number, password: string): Promise<string> {
  const { passwordHash } = await readCustomer(db, customerId);
  if (!(await isPassword(password, passwordHash))) throw new Refusal('wrong_password', {});
  return passwordHash;
}

/** Locks the customer and refuses when the password was changed after it was compared. */
export async function lockProved(tx: Transaction, customerId: number, provedHash: string): Promise<Customer> {
  const customer = await lockCustomer(tx, customerId);
  if (customer.passwordHash !== provedHash) throw new Refusal('wrong_password', {});
  return customer;
}
