import { type Api, type ApiAddress, type ApiRequest, connect } from '@shop/contract/client.ts';

/** Asked ahead of a click, an answer waits this long for it; stock and prices may not grow old. */
const waitsMs = 10_000;

const http = connect('');
const ahead = new Map<string, Promise<unknown>>();

/** The API as pages in the browser call it: what was asked ahead is not asked again. */
export const browserApi: Api = async (address, request = {}) => {
  const key = keyOf(address, request);
  const known = ahead.get(key);
  ahead.delete(key);
  if (known === undefined) return await http(address, request);
  return (await known.catch(() => http(address, request))) as never;
};

/** Asks before the page is opened. A failure is nobody's concern yet: the page will ask for itself. */
export function askAhead<A extends ApiAddress>(address: A, request: ApiRequest<A>): void {
  const key = keyOf(address, request);
  if (ahead.has(key)) return;
  const answer = http(address, request);
  const forget = () => ahead.get(key) === answer && ahead.delete(key);
  ahead.set(key, answer);
  answer.catch(forget);
  window.setTimeout(forget, waitsMs);
}

function keyOf(address: string, { params, query }: { params?: unknown; query?: unknown }): string {
  return JSON.stringify([address, params, query]);
}
