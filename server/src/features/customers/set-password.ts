import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../database/database.ts';
import { hashPassword, isPassword } from '../../passwords.ts';
import type { Shop } from '../../shop.ts';
import { forgetDevices, knowDevice } from '../sign-in-safety/known-devices.ts';
import type { CheckedSession } from './check-access.ts';
import { type Customer, lockCustomer, readCustomer, updateCustomer } from './customers.queries.ts';
import { forgetWishedEmail } from './forget-wished-email.ts';
import { spendLinks } from './links.queries.ts';
import { type BroughtLink, refuseBadLink, useLink } from './mailed-links.ts';
import { endSessions } from './sessions.queries.ts';

/**
 * By the link of a letter. Whoever was signed in with the old password is so no longer. The browser that brought the link
 * is known from now on, by the token that is returned: strangers who try the account must not keep its owner out.
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

/** All other sessions end, and only this browser is still known, by the token that is returned. */
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
  return await knowDevice(tx, { customerId }, { deviceTokens: [], device });
}

/** Links that were mailed before are good no more: neither for a new password nor for another address. */
async function putPassword(tx: Transaction, customerId: number, passwordHash: string): Promise<void> {
  await updateCustomer(tx, customerId, { passwordHash });
  await spendLinks(tx, customerId, 'password_reset');
  await forgetWishedEmail(tx, customerId);
}

/** Refuses a wrong one; gives the hash that it was compared with. */
export async function requirePassword({ db }: Pick<Shop, 'db'>, customerId: number, password: string): Promise<string> {
  const { passwordHash } = await readCustomer(db, customerId);
  if (!(await isPassword(password, passwordHash))) throw new Refusal('wrong_password', {});
  return passwordHash;
}

/** Holds a customer whose password was proved; it may have been changed by somebody else while it was compared. */
export async function lockProved(tx: Transaction, customerId: number, provedHash: string): Promise<Customer> {
  const customer = await lockCustomer(tx, customerId);
  if (customer.passwordHash !== provedHash) throw new Refusal('wrong_password', {});
  return customer;
}
