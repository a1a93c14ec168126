import { expect, test } from 'vitest';
import { me, orderAs, register, signIn, statusOf } from '../../../../tests/accounts.ts';
import { openShopWithCards } from '../../../../tests/card-orders.ts';
import { openTestShop } from '../../../../tests/open-test-shop.ts';

const own = 'http://localhost:3000';
const sessionsOf = '/api/v1/auth/sessions/';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';

test('a customer sees where they are signed in, this device first', async () => {
  await using shop = await openTestShop();
  const here = await register(shop);
  await shop.post(
    '/api/v1/jwt/create/',
    { email: 'olena@rosa.example', password: 'Rosa-2026!' },
    { 'user-agent': chrome },
  );
  const { sessions } = (await shop.get(sessionsOf, here.headers)).json();
  expect(sessions).toMatchObject([
    { is_current: true, address: '127.0.0.1' },
    { is_current: false, browser: 'Chrome', system: 'Windows', address: '127.0.0.1' },
  ]);
});

test('signing out ends the session at once, on this device only', async () => {
  await using shop = await openTestShop();
  const here = await register(shop);
  const elsewhere = await signIn(shop);
  const reply = await shop.post('/api/v1/auth/logout/', { refresh: here.refresh });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect([await statusOf(shop, here), await statusOf(shop, elsewhere)]).toEqual([401, 200]);
  expect((await shop.post('/api/v1/jwt/refresh/', { refresh: here.refresh })).statusCode).toBe(401);
  // Signing out twice gets the same answer.
  expect((await shop.post('/api/v1/auth/logout/', { refresh: here.refresh })).statusCode).toBe(204);
  expect((await shop.post('/api/v1/auth/logout/', {})).statusCode).toBe(204);
});

test('signing out by bearer alone, or by cookie, ends the session and takes the cookies away', async () => {
  await using shop = await openTestShop();
  const byBearer = await register(shop);
  await shop.post('/api/v1/auth/logout/', {}, byBearer.headers);
  expect(await statusOf(shop, byBearer)).toBe(401);
  const byCookie = await signIn(shop);
  const cookie = `access_token=${byCookie.access}; refresh_token=${byCookie.refresh}`;
  const reply = await shop.post('/api/v1/auth/logout/', {}, { cookie, origin: own });
  expect([reply.statusCode, await statusOf(shop, byCookie)]).toEqual([204, 401]);
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(/^access_token=; Max-Age=0;/),
    expect.stringMatching(/^refresh_token=; Max-Age=0;/),
  ]);
});

test('a program that brings its token signs out whatever cookies it has kept', async () => {
  await using shop = await openTestShop();
  const here = await register(shop);
  const cookie = `access_token=${here.access}; refresh_token=${here.refresh}`;
  const reply = await shop.post('/api/v1/auth/logout/', {}, { ...here.headers, cookie });
  expect([reply.statusCode, await statusOf(shop, here)]).toEqual([204, 401]);
});

test('signing out with what is good no more takes the cookies away; another page cannot ask for it', async () => {
  await using shop = await openTestShop();
  const { access } = await register(shop);
  const logout = (cookie: string, origin: string) => shop.post('/api/v1/auth/logout/', {}, { cookie, origin });
  const late = await logout('access_token=rubbish', own);
  expect([late.statusCode, late.headers['set-cookie']]).toEqual([204, [expect.any(String), expect.any(String)]]);
  const foreign = await logout(`access_token=${access}`, 'https://evil.example');
  expect([foreign.statusCode, foreign.json().code, foreign.headers['set-cookie']]).toEqual([
    403,
    'foreign_origin',
    undefined,
  ]);
});

test('one session can be ended from another, and all of them at once', async () => {
  await using shop = await openTestShop();
  const here = await register(shop);
  const lost = await signIn(shop);
  const third = await signIn(shop);
  const { sessions } = (await shop.get(sessionsOf, lost.headers)).json();
  const end = await shop.app.inject({
    method: 'DELETE',
    url: `${sessionsOf}${sessions[0].id}/`,
    headers: here.headers,
  });
  expect(end.statusCode).toBe(204);
  expect([await statusOf(shop, here), await statusOf(shop, lost), await statusOf(shop, third)]).toEqual([
    200, 401, 200,
  ]);

  const all = await shop.post('/api/v1/auth/logout-everywhere/', {}, here.headers);
  expect(all.statusCode).toBe(204);
  expect([await statusOf(shop, here), await statusOf(shop, third)]).toEqual([401, 401]);
});

test('a session that is not there, or not even an id, is not found', async () => {
  await using shop = await openTestShop();
  const { headers } = await register(shop);
  for (const id of ['x', '00000000-0000-4000-8000-000000000000', "1'or'1"]) {
    const url = `${sessionsOf}${encodeURIComponent(id)}/`;
    const reply = await shop.app.inject({ method: 'DELETE', url, headers });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'session_not_found']);
  }
});

test('a cookie signs in; what changes something by it must come from a page of the shop', async () => {
  await using shop = await openTestShop();
  const { access } = await register(shop);
  const cookie = `access_token=${access}`;
  expect((await shop.get('/api/v1/users/me/', { cookie })).statusCode).toBe(200);
  const put = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'PUT', url: '/api/v1/actions/update/', headers, payload: { city: 'Львів' } });

  for (const origin of [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${own}.evil.example` },
  ]) {
    const reply = await put({ cookie, host: 'localhost:3000', ...origin });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign_origin']);
  }
  expect((await shop.rows('customers'))[0]).toMatchObject({ city: '' });
  expect((await put({ cookie, origin: own, host: 'other' })).statusCode).toBe(200);
  expect((await put({ cookie, origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' })).statusCode).toBe(200);
  // Another site cannot send a bearer token that it does not have.
  expect((await put({ authorization: `Bearer ${access}`, origin: 'https://evil.example' })).statusCode).toBe(200);
});

test('an exchange or a sign-out by cookie that another page asks for is refused and changes nothing', async () => {
  await using shop = await openTestShop();
  const { access, refresh, headers } = await register(shop);
  const foreign = { cookie: `access_token=${access}; refresh_token=${refresh}`, origin: 'https://evil.example' };
  for (const url of ['/api/v1/jwt/refresh/', '/api/v1/auth/refresh/', '/api/v1/auth/logout/']) {
    const reply = await shop.post(url, {}, foreign);
    expect([reply.statusCode, reply.json().code, reply.headers['set-cookie']]).toEqual([
      403,
      'foreign_origin',
      undefined,
    ]);
  }
  expect(await statusOf(shop, { headers })).toBe(200);
  expect((await shop.rows('customer_sessions'))[0]).toMatchObject({ generation: 0, ended_at: null });
});

test('the bearer wins over the cookie, and another scheme is none', async () => {
  await using shop = await openTestShop();
  const olena = await register(shop);
  const iryna = await register(shop, { email: 'iryna@rosa.example' });
  const both = { ...olena.headers, cookie: `access_token=${iryna.access}` };
  expect((await me(shop, { headers: both })).json().email).toBe('olena@rosa.example');
  expect((await me(shop, { headers: { authorization: `Basic ${olena.access}` } })).json().code).toBe(
    'not_authenticated',
  );
});

test('an order of somebody signed in is theirs, by bearer and by cookie', async () => {
  await using shop = await openShopWithCards();
  const { access, headers } = await register(shop);
  await orderAs(shop, headers);
  await orderAs(shop, { cookie: `access_token=${access}`, origin: own });
  await orderAs(shop);
  // Another site can make the browser place an order, but not for the customer's account.
  await orderAs(shop, { cookie: `access_token=${access}`, origin: 'https://evil.example' });
  const owners = (await shop.rows('orders')).map((row) => (row as { customer_id: number | null }).customer_id);
  expect(owners).toEqual([1, 1, null, null]);
});

test('an order with a token that is good no more is refused, for the browser to exchange it, and nothing is written', async () => {
  await using shop = await openShopWithCards();
  const { refresh, access } = await register(shop);
  await shop.post('/api/v1/auth/logout/', { refresh });
  const reply = await orderAs(shop, { cookie: `access_token=${access}`, origin: own });
  expect(reply).toMatchObject({ code: 'token_not_valid', error: 'Сеанс завершився. Увійдіть ще раз.' });
  expect(await shop.rows('orders')).toEqual([]);
});
