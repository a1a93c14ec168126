import { type Api, type ApiAddress, type ApiRequest, connect } from '@shop/contract/client.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { noteSignedOut } from '../session/signed-in.ts';

/** How long a prefetched answer waits for the click. Short, because stock and prices change. */
const waitsMs = 10_000;

const http = connect('');
const ahead = new Map<string, Promise<unknown>>();

/** The API as pages in the browser call it. A prefetched answer is used instead of a second request. */
export const browserApi: Api = async (address, request = {}) => {
  const key = requestKey(address, request);
  const known = ahead.get(key);
  ahead.delete(key);
  if (known === undefined) return await askFreshly(address, request);
  return (await known.catch(() => askFreshly(address, request))) as never;
};

/**
 * An expired access token is refreshed and the request is retried once; if the session is over, as a guest. Without a
 * session there is nothing to refresh.
 */
const askFreshly: Api = async (address, request) => {
  const sentAt = Date.now();
  try {
    return await http(address, request);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.code === 'not_authenticated') noteSignedOut();
    if (error.code !== 'token_not_valid') throw error;
    const { refreshSession } = await import('../session/refresh-session.ts');
    await refreshSession(sentAt);
    return await http(address, request);
  }
};

/** Prefetches before the page is opened. A failure is ignored: the page will send the request itself. */
export function askAhead<A extends ApiAddress>(address: A, request: ApiRequest<A>): void {
  const key = requestKey(address, request);
  if (ahead.has(key)) return;
  const answer = http(address, request);
  const forget = () => ahead.get(key) === answer && ahead.delete(key);
  ahead.set(key, answer);
  answer.catch(forget);
  window.setTimeout(forget, waitsMs);
}

function requestKey(address: string, { params, query }: { params?: unknown; query?: unknown }): string {
  return JSON.stringify([address, params, query]);
}
