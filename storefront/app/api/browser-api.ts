import { type Api, type ApiAddress, type ApiRequest, connect } from '@shop/contract/client.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { noteSignedOut } from '../session/signed-in.ts';

/** How long a prefetched answer waits for the click. Short, because stock and prices change. */
const keptMs = 10_000;

const http = connect('');
const prefetched = new Map<string, Promise<unknown>>();

/** The API as pages in the browser call it. A prefetched answer is used instead of a second request. */
export const browserApi: Api = async (address, request = {}) => {
  const key = requestKey(address, request);
  const known = prefetched.get(key);
  prefetched.delete(key);
  if (known === undefined) return await send(address, request);
  return (await known.catch(() => send(address, request))) as never;
};

/**
 * An expired access token is refreshed and the request is retried once; if the session is over, as a guest. Without a
 * session there is nothing to refresh.
 */
const send: Api = async (address, request) => {
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
export function prefetch<A extends ApiAddress>(address: A, request: ApiRequest<A>): void {
  const key = requestKey(address, request);
  if (prefetched.has(key)) return;
  const answer = http(address, request);
  const forget = () => prefetched.get(key) === answer && prefetched.delete(key);
  prefetched.set(key, answer);
  answer.catch(forget);
  window.setTimeout(forget, keptMs);
}

function requestKey(address: string, { params, query }: { params?: unknown; query?: unknown }): string {
  return JSON.stringify([address, params, query]);
}
