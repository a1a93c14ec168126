import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../../shop.ts';
import { forgetDevices } from '../../sign-in-safety/index.ts';
import type { CheckedSession } from './check-access.ts';
import { endSession, endSessions } from './sessions.queries.ts';
import { readRefresh } from './tokens.ts';

/** Ends the session of a refresh token. Does nothing when it has already ended. */
export async function signOut({ db, secrets }: Pick<Shop, 'db' | 'secrets'>, refresh: string): Promise<void> {
  const claims = await readRefresh(secrets, refresh);
  if (claims !== undefined) await endSession(db, claims.sessionId);
}

export async function signOutEverywhere({ db }: Pick<Shop, 'db'>, { customerId }: CheckedSession): Promise<void> {
  await db.transaction(async (tx) => {
    await endSessions(tx, customerId);
    await forgetDevices(tx, { customerId });
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A session of another customer gets the same answer as one that does not exist. */
export async function endOneSession(
  { db }: Pick<Shop, 'db'>,
  { customerId }: CheckedSession,
  id: string,
): Promise<void> {
  if (!uuid.test(id) || !(await endSession(db, id, customerId))) throw new Refusal('session_not_found', {});
}
