import { endpoints } from '@shop/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { newCustomer, password, register } from '../../tests/accounts.ts';
import { openShopWithCards } from '../../tests/card-orders.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { books } from '../../tests/orders.ts';
import { signedIn, staffPassword } from '../../tests/staff.ts';

/** How a foreign page can make a browser call the shop: with cookies, and without an origin or with its own. */
const foreign: Record<string, string>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'https://evil.example', host: 'localhost:3000', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
];
/** Content types that a form can send without a CORS preflight. Only JSON is accepted here, so they are refused. */
const ofForms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

test('a foreign page changes nothing with the cookies of its visitor, by any call', async () => {
  await using shop = await openShopWithCards({ hasRateLimits: false });
  const customer = await register(shop);
  const member = await signedIn(shop);
  const cookies = `access_token=${customer.access}; refresh_token=${customer.refresh}; ${member.headers.cookie}`;
  const tables = ['customers', 'customer_sessions', 'customer_wishlist', 'staff', 'staff_sessions', 'audit_log'];
  const state = async () => [await books(shop), ...(await Promise.all(tables.map((table) => shop.rows(table))))];
  const before = await state();

  for (const { method, path, needs } of endpoints) {
    if (method === 'GET' || needs === 'anybody') continue;
    const url = path.replace(/:\w+/g, '1');
    for (const headers of foreign) {
      const reply = await shop.app.inject({ method, url, payload: {}, headers: { ...headers, cookie: cookies } });
      expect([method, path, headers, reply.json().code]).toEqual([method, path, headers, 'foreign_origin']);
    }
    for (const type of ofForms) {
      const headers = { cookie: cookies, origin: 'https://evil.example', 'content-type': type };
      const { statusCode } = await shop.app.inject({ method, url, payload: '{"current_password":"x"}', headers });
      expect([method, path, type, [400, 403, 415].includes(statusCode)]).toEqual([method, path, type, true]);
    }
  }
  expect(await state()).toEqual(before);
});

const viaTls = { 'x-forwarded-proto': 'https' };
test.each<[string, Record<string, string>, 'ours' | 'foreign', { publicUrl?: string; trustProxy?: string[] }]>([
  ['http://localhost:3000', { host: 'localhost:3000' }, 'ours', {}],
  ['https://localhost:3000', { host: 'localhost:3000' }, 'foreign', {}],
  ['http://127.0.0.1:3000', { host: '127.0.0.1:3000' }, 'ours', {}],
  ['https://127.0.0.1:3000', { host: '127.0.0.1:3000' }, 'foreign', {}],
  ['https://127.0.0.1:3000', { host: '127.0.0.1:3000', ...viaTls }, 'foreign', {}],
  // A proxy terminates TLS: the scheme comes from the public address, with or without X-Forwarded-Proto.
  ['https://rosa.example', { host: 'rosa.example' }, 'ours', { publicUrl: 'https://rosa.example' }],
  ['http://rosa.example', { host: 'rosa.example' }, 'foreign', { publicUrl: 'https://rosa.example' }],
  ['https://www.rosa.example', { host: 'www.rosa.example', ...viaTls }, 'ours', { trustProxy: ['127.0.0.1'] }],
  ['http://www.rosa.example', { host: 'www.rosa.example', ...viaTls }, 'foreign', { trustProxy: ['127.0.0.1'] }],
  ['https://www.rosa.example', { host: 'www.rosa.example', ...viaTls }, 'foreign', {}],
])('a page of %s that calls with %j is %s (%j)', async (origin, headers, whose, options) => {
  await using shop = await openTestShop(options);
  const { cookie } = (await signedIn(shop)).headers;
  const reply = await shop.post('/api/v1/admin/auth/logout/', {}, { ...headers, origin, cookie });
  expect([reply.statusCode, reply.body && reply.json().code]).toEqual(
    whose === 'ours' ? [204, ''] : [403, 'foreign_origin'],
  );
  const [session] = (await shop.rows('staff_sessions')) as [{ ended_at: Date | null }];
  expect(session.ended_at === null).toBe(whose === 'foreign');
});

test('the refusal at another address names the address of the shop', async () => {
  await using shop = await openTestShop({ publicUrl: 'https://rosa.example' });
  const { cookie } = (await signedIn(shop)).headers;
  // nginx passes the host without its port.
  const headers = { host: 'rosa.example', origin: 'https://rosa.example:8443', cookie };
  const reply = await shop.post('/api/v1/admin/auth/logout/', {}, headers);
  expect([reply.statusCode, reply.json()]).toEqual([
    403,
    {
      detail: 'Цю дію можна виконати лише на сайті крамниці: https://rosa.example. Ви відкрили його за іншою адресою.',
      code: 'foreign_origin',
      address: 'https://rosa.example',
      request_id: reply.headers['x-request-id'],
    },
  ]);
});

test('a foreign page cannot sign a visitor in or out, or extend a session', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  const customer = await register(shop);
  const member = await signedIn(shop);
  const cookie = `access_token=${customer.access}; refresh_token=${customer.refresh}; ${member.headers.cookie}`;
  const before = [await shop.rows('customer_sessions'), await shop.rows('staff_sessions')];
  for (const path of ['jwt/refresh', 'auth/refresh', 'auth/logout', 'admin/auth/logout']) {
    const reply = await shop.post(`/api/v1/${path}/`, {}, { cookie, origin: 'https://evil.example' });
    expect([path, reply.json().code]).toEqual([path, 'foreign_origin']);
  }
  const words = {
    'jwt/create': { email: newCustomer.email, password },
    'admin/auth/login': { email: member.email, password: staffPassword },
  };
  for (const [path, body] of Object.entries(words)) {
    for (const type of ofForms) {
      const headers = { origin: 'https://evil.example', 'content-type': type };
      const reply = await shop.app.inject({
        method: 'POST',
        url: `/api/v1/${path}/`,
        payload: JSON.stringify(body),
        headers,
      });
      expect([path, type, reply.headers['set-cookie']]).toEqual([path, type, undefined]);
    }
  }
  expect([await shop.rows('customer_sessions'), await shop.rows('staff_sessions')]).toEqual(before);
});

test.each([
  ['http://localhost:3000', ''],
  ['https://rosa.example', '; Secure'],
])('at %s all cookies are HttpOnly and SameSite', async (publicUrl, secure) => {
  await using shop = await openTestShop({ publicUrl, hasRateLimits: false });
  const set = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await shop.post(`/api/v1/${path}/`, body, { origin: publicUrl, ...headers });
    return [reply.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.replace(/^(\w+)=[^;]+;/, '$1=…;'));
  };
  const kept = ['access_token', 'refresh_token'].map(
    (name) => `${name}=…; Max-Age=604800; Path=/; HttpOnly${secure}; SameSite=Lax`,
  );
  const device = `known_device=…; Max-Age=15552000; Path=/api/v1; HttpOnly${secure}; SameSite=Strict`;
  const gone = ['access_token', 'refresh_token'].map(
    (name) => `${name}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`,
  );

  expect(await set('users', newCustomer)).toEqual([...kept, device]);
  const who = { email: newCustomer.email, password };
  expect(await set('jwt/create', who)).toEqual([...kept, device]);
  const tokens = async () => (await shop.post('/api/v1/jwt/create/', who)).json();
  for (const path of ['jwt/refresh', 'auth/refresh'])
    expect(await set(path, {}, { cookie: `refresh_token=${(await tokens()).refresh}` })).toEqual(kept);
  expect(await set('auth/logout', {}, { cookie: `refresh_token=${(await tokens()).refresh}` })).toEqual(gone);

  const member = await signedIn(shop);
  const ofStaff = `Path=/; HttpOnly${secure}; SameSite=Strict`;
  expect(await set('admin/auth/login', { email: member.email, password: staffPassword })).toEqual([
    `staff_token=…; ${ofStaff}`,
    `known_staff_device=…; Max-Age=15552000; Path=/api/v1; HttpOnly${secure}; SameSite=Strict`,
  ]);
  expect(await set('admin/auth/logout', {}, member.headers)).toEqual([`staff_token=; Max-Age=0; ${ofStaff}`]);
});
