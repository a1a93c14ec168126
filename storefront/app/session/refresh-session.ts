import { connect } from '@shop/contract/client.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { storedValue } from '../browser-storage/stored-value.ts';
import { noteSignedIn, noteSignedOut, readIsSignedIn } from './signed-in.ts';

const http = connect('');
/** When any tab of this browser last refreshed the tokens. */
const refreshedAt = storedValue('refreshedAt', (found) => (typeof found === 'number' ? found : 0));

let refreshing: Promise<void> | undefined;

/**
 * Refreshes the tokens after a refused request, once for all tabs: a refresh that happened after the request was sent
 * counts for it, too. If the session is over, this browser is signed out and nothing is thrown. If the refresh failed
 * for another reason, the error is thrown.
 */
export function refreshSession(sentAt: number): Promise<void> {
  refreshing ??= withSessionLock(() => refreshUnlessDone(sentAt)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/** One tab at a time, with the Web Locks API. Plain http has no locks; the server tolerates two refreshes at once. */
function withSessionLock(act: () => Promise<void>): Promise<void> {
  return navigator.locks === undefined ? act() : navigator.locks.request('session', act);
}

async function refreshUnlessDone(sentAt: number): Promise<void> {
  const last = refreshedAt.read();
  // A time in the future comes from a wrong clock.
  if (last >= sentAt && last <= Date.now()) return;
  try {
    await http('POST /api/v1/jwt/refresh/', { body: {} });
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'token_not_valid') throw error;
    return noteSignedOut();
  }
  refreshedAt.change(() => Date.now());
  if (!readIsSignedIn()) noteSignedIn();
}
