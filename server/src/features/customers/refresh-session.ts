import { Refusal } from '@shop/contract/refusal.ts';
import type { Tokens } from '@shop/contract/sessions.ts';
import type { Shop } from '../../shop.ts';
import { endStolenSession, findSuccessor, rotateSession } from './sessions.queries.ts';
import { readRefresh, refreshSeconds, signAccess, signRefresh } from './tokens.ts';

/** So long the token before still works: an answer may be lost on its way. */
export const graceSeconds = 30;

/**
 * Exchanges a refresh token. One that was exchanged before is in two hands, and nobody knows which of them is the
 * customer's: the session ends for both.
 */
export async function refreshSession(
  { db, secrets, log }: Pick<Shop, 'db' | 'secrets' | 'log'>,
  token: string | undefined,
  address: string,
): Promise<Tokens> {
  const claims = token === undefined ? undefined : await readRefresh(secrets, token);
  if (claims === undefined) throw new Refusal('token_not_valid', {});
  const session =
    (await rotateSession(db, claims, { address, seconds: refreshSeconds })) ??
    (await findSuccessor(db, claims, graceSeconds));
  if (session === undefined) {
    if (await endStolenSession(db, claims)) log.warn({ session: claims.sessionId }, 'a refresh token was used again');
    throw new Refusal('token_not_valid', {});
  }
  const { id: sessionId, customerId, generation, rotatedAt } = session;
  return {
    access: await signAccess(secrets, { sessionId, customerId }),
    refresh: await signRefresh(secrets, { sessionId, generation }, rotatedAt),
  };
}
