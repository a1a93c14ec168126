import { Refusal } from '@shop/contract/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Shop } from '../../../shop.ts';
import { type Customer, lockCustomer } from '../customers.queries.ts';
import { graceSeconds } from './refresh-session.ts';
import { isGenerationValid, isSessionActive } from './sessions.queries.ts';
import { readAccess, readRefresh } from './tokens.ts';

export type CheckedSession = { id: string; customerId: number };

/** Every token is checked against its session, so ending a session takes effect at once. */
export async function checkAccess(
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
  token: string,
): Promise<CheckedSession | undefined> {
  const claims = await readAccess(secrets, token);
  if (claims === undefined) return undefined;
  const { sessionId: id, customerId } = claims;
  return (await isSessionActive(db, id, customerId)) ? { id, customerId } : undefined;
}

/** Whether a browser with these tokens is signed in, or could be after a refresh. */
export async function isSignedIn(
  shop: Pick<Shop, 'db' | 'secrets'>,
  { access, refresh }: { access?: string; refresh?: string },
): Promise<boolean> {
  if (access !== undefined && (await checkAccess(shop, access))) return true;
  const claims = refresh === undefined ? undefined : await readRefresh(shop.secrets, refresh);
  return claims !== undefined && (await isGenerationValid(shop.db, claims.sessionId, claims.generation, graceSeconds));
}

/** The account may be erased between the check of the session and this lock: refuse to write into it. */
export async function lockSignedIn(tx: Transaction, { customerId }: CheckedSession): Promise<Customer> {
  const customer = await lockCustomer(tx, customerId);
  if (customer.erasedAt !== null) throw new Refusal('token_not_valid', {});
  return customer;
}
