import { randomBytes } from 'node:crypto';
import type { Executor, Transaction } from '../../database/database.ts';
import { hashToken } from '../../link-token.ts';
import {
  type Account,
  deleteOldestDevices,
  findDevice,
  insertDevice,
  listDevices,
  prolongDevice,
} from './known-devices.queries.ts';

export const knownForDays = 180;
/** A client without cookies is a new device with each sign-in. */
const mostOfAnAccount = 50;

/** What the browser sends: its device tokens, one per account that has signed in there, and its user agent. */
export type BroughtDevice = { deviceTokens: readonly string[]; device: string };

/**
 * The id of the device if this browser has signed in to this account before. It proves nothing else: password and
 * second factor are still required, but wrong tries of strangers do not block it.
 */
export async function findKnownDevice(
  db: Executor,
  kind: 'customer' | 'staff',
  email: string,
  deviceTokens: readonly string[],
): Promise<number | undefined> {
  if (deviceTokens.length === 0) return undefined;
  return await findDevice(db, { kind, email, tokenHashes: deviceTokens.map(hashToken) });
}

/** The device token of this browser for this account. Called after a sign-in, in its transaction. */
export async function registerDevice(
  tx: Transaction,
  account: Account,
  { deviceTokens, device }: BroughtDevice,
): Promise<string> {
  const known =
    deviceTokens.length > 0 && (await prolongDevice(tx, account, deviceTokens.map(hashToken), knownForDays));
  const kept = known ? deviceTokens.find((token) => hashToken(token) === known) : undefined;
  if (kept !== undefined) return kept;
  // Always a new token, never one from the browser: an attacker could have planted it.
  const token = randomBytes(32).toString('base64url');
  await insertDevice(tx, account, { tokenHash: hashToken(token), device, days: knownForDays });
  await deleteOldestDevices(tx, account, mostOfAnAccount);
  return token;
}

export async function readKnownDevices(db: Executor, account: Account) {
  return (await listDevices(db, account)).map(({ device, createdAt, expiresAt }) => ({
    device,
    created: createdAt.toISOString(),
    expires: expiresAt.toISOString(),
  }));
}
