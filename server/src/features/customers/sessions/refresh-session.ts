import { Refusal } from '@shop/contract/refusal.ts';
import type { Tokens } from '@shop/contract/sessions.ts';
import type { Shop } from '../../../shop.ts';
import { endStolenSession, findSuccessor, rotateSession } from './sessions.queries.ts';
import { readRefresh, refreshSeconds, signAccess, signRefresh } from './tokens.ts';

/** How long the previous token still works, because an answer may be lost. */
export const graceSeconds = 30;

/** Exchanges a refresh token. A token used twice may be stolen: the session ends for both its owner and the thief. */
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
    if (await endStolenSession(db, claims))
      log.warn({ session: claims.sessionId }, 'refresh token reused, session ended');
    throw new Refusal('token_not_valid', {});
  }
  const { id: sessionId, customerId, generation, rotatedAt } = session;
  return {
    access: await signAccess(secrets, { sessionId, customerId }),
    refresh: await signRefresh(secrets, { sessionId, generation }, rotatedAt),
  };
}
