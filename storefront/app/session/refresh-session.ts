import { connect } from '@shop/contract/client.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { storedValue } from '../browser-storage/stored-value.ts';
import { noteSignedIn, noteSignedOut, readIsSignedIn } from './signed-in.ts';

const http = connect('');
/** When a tab of this browser exchanged the tokens last. */
const refreshedAt = storedValue('refreshedAt', (found) => (typeof found === 'number' ? found : 0));

let refreshing: Promise<void> | undefined;

/**
 * Exchanges the tokens for whoever was refused, once for all tabs: an exchange that came after the refused request was
 * sent has served it, too. When the shop says that the session is over, this browser is signed out, and no error is
 * thrown; when nobody knows, the error is.
 */
export function refreshSession(sentAt: number): Promise<void> {
  refreshing ??= withinLimit(() => refreshUnlessDone(sentAt)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/** One tab at a time, where the browser can tell: over plain http it cannot, and the shop bears with two at once. */
function withinLimit(act: () => Promise<void>): Promise<void> {
  return navigator.locks === undefined ? act() : navigator.locks.request('session', act);
}

async function refreshUnlessDone(sentAt: number): Promise<void> {
  const last = refreshedAt.read();
  // A time yet to come is left from a clock that was wrong.
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
