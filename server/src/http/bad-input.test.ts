import { expect, test } from 'vitest';
import { logInto } from '../../tests/log-into.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { loggedPath } from './serving/record-answers.ts';

const address = '/api/v1/shop/wishlist/';
const json = { 'content-type': 'application/json' };

test.each([
  ['broken JSON', json, '{"variant_ids": [1', 400, 'invalid_json'],
  ['an empty body that should be JSON', json, '', 400, 'invalid_json'],
  ['a poisoned object', json, '{"__proto__": {"x": 1}}', 400, 'invalid_json'],
  [
    'a length that is no number',
    json,
    '{"variant_ids": {"length": {"toString": 1, "valueOf": 1}}}',
    400,
    'invalid_json',
  ],
  ['another kind of data', { 'content-type': 'text/xml' }, '<x/>', 415, 'unsupported_media_type'],
  ['more than a megabyte', json, `{"variant_ids": [${'1,'.repeat(600_000)}1]}`, 413, 'body_too_large'],
])('%s is refused in the error shape', async (_what, headers, payload, status, code) => {
  await using shop = await openTestShop();
  const reply = await shop.app.inject({ method: 'POST', url: address, headers, payload });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({
    code,
    detail: expect.stringMatching(/[а-яі]/),
    request_id: reply.headers['x-request-id'],
  });
});

test.each([
  '/api/v1/nothing/',
  '/api/nothing',
  '/api/v1/shop/product/%E0%A4%A/',
  `/api/v1/shop/product/${'x'.repeat(201)}/`,
])('%s is not found, without a stack', async (url) => {
  await using shop = await openTestShop();
  const reply = await shop.get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'not_found' });
  expect(Object.keys(reply.json())).toEqual(['detail', 'code', 'request_id']);
});

test('a bug is answered without details and logged once with the same request number', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = logInto((line) => lines.push(line), 'warn');
  await using shop = await openTestShop({ log });
  shop.shop.catalogueCache.getOrLoad = () => Promise.reject(new Error('select secret from nowhere'));

  const reply = await shop.get('/api/v1/shop/navbar/');

  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 'internal_error',
    detail: 'Сталася помилка. Спробуйте пізніше.',
    request_id: reply.headers['x-request-id'],
  });
  expect(lines).toEqual([expect.objectContaining({ msg: 'request failed', reqId: reply.headers['x-request-id'] })]);
});

test('a lost database is a 503 with retry-after, not a bug', async () => {
  await using shop = await openTestShop();
  shop.shop.catalogueCache.getOrLoad = () =>
    Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  const reply = await shop.get('/api/v1/shop/navbar/');
  expect([reply.statusCode, reply.headers['retry-after'], reply.json().code]).toEqual([
    503,
    '60',
    'service_unavailable',
  ]);
});

test('every reply has the security headers', async () => {
  await using shop = await openTestShop();
  const { headers } = await shop.get('/api/v1/shop/navbar/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('a name that no database can hold is refused as bad input', async () => {
  await using shop = await openTestShop();
  for (const url of ['/api/v1/shop/product/a%00b/', '/api/v1/pages/page/%00/']) {
    expect((await shop.get(url)).statusCode, url).toBe(400);
  }
});

test('a shop behind https asks browsers to come back by https', async () => {
  await using shop = await openTestShop({ publicUrl: 'https://rosa.example' });
  const { headers } = await shop.get('/healthz');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('keys in addresses stay out of the log', () => {
  expect(loggedPath('/password/reset/confirm/MQ/secret?x=1')).toBe('/password/reset/confirm/…');
  expect(loggedPath('/user/activate/MQ/secret')).toBe('/user/activate/…');
  expect(loggedPath('/user/email/MQ/secret')).toBe('/user/email/…');
  expect(loggedPath('/subscription/unsubscribe/MQ/secret')).toBe('/subscription/unsubscribe/…');
  expect(loggedPath('/api/v1/actions/subscriptions/unsubscribe/MQ/secret/')).toBe('/api/v1/actions/subscriptions/…');
  expect(loggedPath('/admin/link/MQ/secret')).toBe('/admin/link/…');
  expect(loggedPath('/api/v1/actions/subscriptions/')).toBe('/api/v1/actions/subscriptions/');
  expect(loggedPath('/api/v1/orders/abcdef0123/')).toBe('/api/v1/orders/…');
  expect(loggedPath('/product/rosa-lab-ice-toner?utm=1')).toBe('/product/rosa-lab-ice-toner');
});
