import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { countingStorefront, htmlPage, ordinaryPages } from '../../tests/counting-storefront.ts';
import { logInto } from '../../tests/log-into.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';

/** Needs a real connection: `inject` would bypass the listener in front of Fastify. */
async function openServed(options: Parameters<typeof openTestShop>[0] = {}) {
  const routed: string[] = [];
  const shop = await openTestShop({ storefront: ordinaryPages(), ...options });
  shop.app.addHook('onRequest', async ({ url }) => void routed.push(url));
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...shop,
    /** Requests that reached Fastify. */
    routed,
    ask: async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await new Promise<IncomingMessage>((resolve, reject) =>
        request(`${address}${path}`, { method, headers }, resolve).on('error', reject).end(),
      );
      return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
    },
  };
}

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])(
  'a cached page is sent as %s before the request reaches Fastify, with the same headers',
  async (accepted, encoding, decode) => {
    await using shop = await openServed({ publicUrl: 'https://rosa.example' });
    const headers = { 'accept-encoding': accepted };
    const rendered = await shop.ask('/', headers);
    const kept = await shop.ask('/?utm_source=letter', headers);
    expect(shop.routed).toEqual(['/']);
    expect(kept.headers['content-encoding']).toBe(encoding);
    expect(decode(kept.body).toString()).toContain('<title>time 1</title>');
    expect(kept.body).toEqual(rendered.body);
    const { 'x-request-id': first, date: _date, ...same } = rendered.headers;
    const { 'x-request-id': second, date: _later, ...alsoSame } = kept.headers;
    expect(alsoSame).toEqual(same);
    expect(second).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(kept.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'strict-transport-security': 'max-age=31536000',
      vary: 'accept-encoding',
    });
  },
);

test('turned off, each page goes through Fastify and is the same', async () => {
  await using fast = await openServed();
  await fast.ask('/');
  const { body, status } = await fast.ask('/');
  vi.stubEnv('FAST_PATHS_OFF', 'pages-first');
  await using slow = await openServed();
  await slow.ask('/');
  expect(await slow.ask('/')).toMatchObject({ body, status });
  expect([fast.routed, slow.routed]).toEqual([['/'], ['/', '/']]);
});

test('a browser that has the page gets a 304 with the policy of the page', async () => {
  await using shop = await openServed();
  const { headers } = await shop.ask('/');
  const known = await shop.ask('/', { 'if-none-match': headers.etag! });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
  expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
  expect((await shop.ask('/', { 'if-none-match': '"another"' })).status).toBe(200);
  expect(shop.routed).toEqual(['/']);
});

test('the head of a page is answered without its body, and renders it no more than once', async () => {
  const storefront = ordinaryPages();
  await using shop = await openServed({ storefront });
  const missed = await shop.ask('/', {}, 'HEAD');
  const kept = await shop.ask('/', {}, 'HEAD');
  const page = await shop.ask('/');
  for (const head of [missed, kept]) {
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
  }
  expect(storefront.rendered).toHaveLength(1);
});

test('only GET and HEAD are answered from the cache', async () => {
  await using shop = await openServed();
  await shop.ask('/');
  expect((await shop.ask('/', {}, 'POST')).status).toBe(404);
});

test('answers from the cache are counted and logged like others', async () => {
  const lines: Record<string, unknown>[] = [];
  await using shop = await openServed({ log: logInto((line) => lines.push(line)) });
  await shop.ask('/home');
  const { headers } = await shop.ask('/home?utm_source=letter');
  expect((await shop.get('/metrics')).body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 2',
  );
  const [rendered, kept] = lines.filter(({ msg, path }) => msg === 'answered' && path === '/home');
  expect(kept).toMatchObject({ reqId: headers['x-request-id'], method: 'GET', status: 200, ms: expect.any(Number) });
  expect(Object.keys(kept!)).toEqual(Object.keys(rendered!));
});

test('a shop that closes finishes a page on its way and holds no idle connection', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const shop = await openServed({
    storefront: countingStorefront(async (times) => (times === 1 ? htmlPage('kept') : await promise)),
  });
  await shop.ask('/', { connection: 'keep-alive' });
  const slow = shop.ask('/slow');
  while (shop.routed.length < 2) await new Promise(setImmediate);
  const closing = shop.app.close();
  resolve(htmlPage('slow'));
  expect((await slow).body.toString()).toContain('slow');
  await closing;
  await expect(shop.ask('/')).rejects.toThrow('ECONNREFUSED');
});
