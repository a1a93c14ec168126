import { expect, test } from 'vitest';
import { letTimePass, me, register, signIn, statusOf } from '../../../../tests/accounts.ts';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { signAccess } from './tokens.ts';

const refreshing = ['/api/v1/jwt/refresh/', '/api/v1/auth/refresh/'] as const;
const [refresh] = refreshing;
const invalid = {
  detail: 'Сеанс завершився. Увійдіть ще раз.',
  code: 'token_not_valid',
  request_id: expect.any(String),
};

test.each(refreshing)('%s exchanges the token of the body for new ones', async (path) => {
  await using shop = await openTestShop();
  const first = await register(shop);
  const reply = await shop.post(path, { refresh: first.refresh });
  expect(reply.statusCode).toBe(200);
  const second = reply.json();
  expect(second.refresh).not.toBe(first.refresh);
  expect(await statusOf(shop, { headers: { authorization: `Bearer ${second.access}` } })).toBe(200);
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringContaining(`access_token=${second.access};`),
    expect.stringContaining(`refresh_token=${second.refresh};`),
  ]);
});

test.each(refreshing)('%s exchanges the token of the cookie', async (path) => {
  await using shop = await openTestShop();
  const { refresh: token } = await register(shop);
  const headers = { cookie: `refresh_token=${token}`, origin: 'http://localhost:3000' };
  expect((await shop.post(path, {}, headers)).statusCode).toBe(200);
});

test('an answer that was lost can be asked for again, and is the same', async () => {
  await using shop = await openTestShop();
  const first = await register(shop);
  const lost = (await shop.post(refresh, { refresh: first.refresh })).json();
  const again = await shop.post(refresh, { refresh: first.refresh });
  expect([again.statusCode, again.json().refresh]).toEqual([200, lost.refresh]);
  await letTimePass(shop, 29);
  const late = await shop.post(refresh, { refresh: first.refresh });
  expect(await statusOf(shop, { headers: { authorization: `Bearer ${late.json().access}` } })).toBe(200);
  expect(await shop.rows('customer_sessions')).toMatchObject([{ generation: 1, ended_at: null }]);
});

test('a token that comes back later is in two hands, and the session ends for both', async () => {
  await using shop = await openTestShop();
  const first = await register(shop);
  const elsewhere = await signIn(shop);
  const second = (await shop.post(refresh, { refresh: first.refresh })).json();
  await letTimePass(shop, 31);
  const stolen = await shop.post(refresh, { refresh: first.refresh });
  expect([stolen.statusCode, stolen.json()]).toEqual([401, invalid]);
  expect((await shop.post(refresh, { refresh: second.refresh })).statusCode).toBe(401);
  expect(await statusOf(shop, { headers: { authorization: `Bearer ${second.access}` } })).toBe(401);
  expect(await statusOf(shop, elsewhere)).toBe(200);
});

test('a token two generations old ends the session at once', async () => {
  await using shop = await openTestShop();
  const first = await register(shop);
  const second = (await shop.post(refresh, { refresh: first.refresh })).json();
  const third = (await shop.post(refresh, { refresh: second.refresh })).json();
  expect((await shop.post(refresh, { refresh: first.refresh })).statusCode).toBe(401);
  expect((await shop.post(refresh, { refresh: third.refresh })).statusCode).toBe(401);
});

test('a session lasts seven days from its last exchange', async () => {
  await using shop = await openTestShop();
  const first = await register(shop);
  await letTimePass(shop, 6 * 24 * 3600);
  const second = (await shop.post(refresh, { refresh: first.refresh })).json();
  await letTimePass(shop, 6 * 24 * 3600);
  expect(await statusOf(shop, { headers: { authorization: `Bearer ${second.access}` } })).toBe(200);
  await letTimePass(shop, 24 * 3600 + 1);
  expect((await shop.post(refresh, { refresh: second.refresh })).statusCode).toBe(401);
  expect(await statusOf(shop, { headers: { authorization: `Bearer ${second.access}` } })).toBe(401);
});

test('an access token lasts thirty minutes', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const [{ id }] = (await shop.rows('customer_sessions')) as [{ id: string }];
  const madeAgo = async (seconds: number) => {
    const token = await signAccess(
      shop.shop.secrets,
      { sessionId: id, customerId: 1 },
      new Date(Date.now() - seconds * 1000),
    );
    return await me(shop, { headers: { authorization: `Bearer ${token}` } });
  };
  expect((await madeAgo(29 * 60)).statusCode).toBe(200);
  const late = await madeAgo(30 * 60 + 1);
  expect([late.statusCode, late.json(), late.headers['www-authenticate']]).toEqual([
    401,
    invalid,
    'Bearer realm="api"',
  ]);
});

test('what is no token of ours changes nothing', async () => {
  await using shop = await openTestShop();
  const { access, refresh: good, headers } = await register(shop);
  const [head, body, signature] = good.split('.') as [string, string, string];
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
  const later = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), gen: 7 }));
  const forged = `${head}.${later.toString('base64url')}.${signature}`;
  for (const token of ['', 'x', 'x.y.z', access, unsigned, forged]) {
    const reply = await shop.post(refresh, { refresh: token });
    expect([token, reply.statusCode, reply.json()]).toEqual([token, 401, invalid]);
  }
  expect((await shop.post(refresh, {})).statusCode).toBe(401);
  expect(await statusOf(shop, { headers: { authorization: `Bearer ${good}` } })).toBe(401);
  expect(await statusOf(shop, { headers })).toBe(200);
  expect((await shop.post(refresh, { refresh: good })).statusCode).toBe(200);
});

test('a refused exchange of the cookie takes the cookies away', async () => {
  await using shop = await openTestShop();
  const { refresh: token } = await register(shop);
  await shop.post('/api/v1/auth/logout/', { refresh: token });
  const headers = { cookie: `access_token=x; refresh_token=${token}`, origin: 'http://localhost:3000' };
  const reply = await shop.post(refresh, {}, headers);
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([
    401,
    [
      'access_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'refresh_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ],
  ]);
});
