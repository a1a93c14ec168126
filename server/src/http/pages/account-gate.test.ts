import { expect, test } from 'vitest';
import { letTimePass, register } from '../../../tests/accounts.ts';
import { ordinaryPages } from '../../../tests/counting-storefront.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';

const openShop = () => openTestShop({ storefront: ordinaryPages() });
const seen = ({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }) => [
  statusCode,
  headers.location,
  headers['cache-control'],
];

test('the account sends strangers to sign in, and signing in sends customers to the account', async () => {
  await using shop = await openShop();
  const { access, refresh } = await register(shop);
  const cookie = `access_token=${access}; refresh_token=${refresh}`;
  const shown = [200, undefined, 'no-store'];
  expect(seen(await shop.get('/account'))).toEqual([303, '/login', 'no-store']);
  expect(seen(await shop.get('/login'))).toEqual(shown);
  expect(seen(await shop.get('/account', { cookie }))).toEqual(shown);
  expect(seen(await shop.get('/account/?utm_source=x', { cookie }))).toEqual(shown);
  expect(seen(await shop.get('/login', { cookie }))).toEqual([303, '/account', 'no-store']);
  // Again: nothing was cached.
  expect(seen(await shop.get('/account'))).toEqual([303, '/login', 'no-store']);
  expect(seen(await shop.get('/login?debug=true', { cookie }))).toEqual([303, '/account', 'no-store']);
});

test('a good refresh token lets a customer in; invalid and ended tokens do not', async () => {
  await using shop = await openShop();
  const { access, refresh } = await register(shop);
  const statusWith = async (cookie: string) => (await shop.get('/account', { cookie })).statusCode;
  expect(await statusWith(`access_token=x; refresh_token=${refresh}`)).toBe(200);
  expect(await statusWith(`access_token=${refresh}; refresh_token=${access}`)).toBe(303);
  await shop.post('/api/v1/jwt/refresh/', { refresh });
  expect(await statusWith(`refresh_token=${refresh}`)).toBe(200);
  await letTimePass(shop, 31);
  expect(await statusWith(`refresh_token=${refresh}`)).toBe(303);
  await shop.post('/api/v1/auth/logout-everywhere/', {}, { authorization: `Bearer ${access}` });
  expect(await statusWith(`access_token=${access}`)).toBe(303);
});

test('the fast path does not send a cached page of the account to a stranger', async () => {
  await using shop = await openShop();
  const { access } = await register(shop);
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (cookie: string) => fetch(`${address}/account`, { headers: { cookie }, redirect: 'manual' });
  expect((await ask(`access_token=${access}`)).status).toBe(200);
  expect((await ask(`access_token=${access}`)).status).toBe(200);
  expect((await ask('')).status).toBe(303);
});
