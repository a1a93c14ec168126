import { randomBytes } from 'node:crypto';
import type { Executor, Transaction } from '../../database/database.ts';
import { hashOf } from '../../link-token.ts';
import {
  type Account,
  deleteDevices,
  deleteOldestDevices,
  findDevice,
  insertDevice,
  listDevices,
  prolongDevice,
} from './known-devices.queries.ts';

export const knownForDays = 180;
/** Programs that keep no cookies are a new device with each sign-in. */
const mostOfAnAccount = 50;

/** What the browser brings: its tokens, one for each account that has signed in there, and what it calls itself. */
export type BroughtDevice = { deviceTokens: readonly string[]; device: string };

/**
 * The number of the device if this browser has signed in to this very account before. That is all it proves: password and
 * second factor are asked for as ever, but wrong tries of strangers do not count for it.
 */
export async function findKnownDevice(
  db: Executor,
  kind: 'customer' | 'staff',
  email: string,
  deviceTokens: readonly string[],
): Promise<number | undefined> {
  if (deviceTokens.length === 0) return undefined;
  return await findDevice(db, { kind, email, tokenHashes: deviceTokens.map(hashOf) });
}

/** After a sign-in, in its transaction: the token of this browser for this account. */
export async function knowDevice(
  tx: Transaction,
  account: Account,
  { deviceTokens, device }: BroughtDevice,
): Promise<string> {
  const known = deviceTokens.length > 0 && (await prolongDevice(tx, account, deviceTokens.map(hashOf), knownForDays));
  const kept = known ? deviceTokens.find((token) => hashOf(token) === known) : undefined;
  if (kept !== undefined) return kept;
  // Never one that the browser has brought: somebody else may have put it there.
  const token = randomBytes(32).toString('base64url');
  await insertDevice(tx, account, { tokenHash: hashOf(token), device, days: knownForDays });
  await deleteOldestDevices(tx, account, mostOfAnAccount);
  return token;
}

/** From now on every browser is a stranger to this account. */
export async function forgetDevices(db: Executor, account: Account): Promise<void> {
  await deleteDevices(db, account);
}

export async function readKnownDevices(db: Executor, account: Account) {
  return (await listDevices(db, account)).map(({ device, createdAt, expiresAt }) => ({
    device,
    created: createdAt.toISOString(),
    expires: expiresAt.toISOString(),
  }));
}
