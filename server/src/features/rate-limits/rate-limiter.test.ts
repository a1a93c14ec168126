import { isRefusal } from '@shop/contract/refusal.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { newCustomer, register } from '../../../tests/accounts.ts';
import { type LimitedCall, limitedCalls, openLimitedShop, stopTime } from '../../../tests/limited-calls.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import type { Shop } from '../../shop.ts';
import { deleteEmptyBuckets } from './delete-empty-buckets.ts';
import { type Caller, consumeRateLimit } from './rate-limiter.ts';
import type { Limit } from './rate-limits.ts';

const callTo = (path: string): LimitedCall => limitedCalls.find(({ endpoint }) => endpoint.path === path)!;
const signIn = callTo('/api/v1/jwt/create/');
const subscribe = callTo('/api/v1/actions/subscriptions/');

/** 'allowed', or the seconds to wait. */
async function turn(shop: Shop, limit: Limit, caller: Partial<Caller>): Promise<'allowed' | number> {
  try {
    await consumeRateLimit(shop, limit, { address: '203.0.113.7', subject: undefined, ...caller });
    return 'allowed';
  } catch (error) {
    if (isRefusal(error) && error.code === 'too_many_requests')
      return (error.details as { retry_after: number }).retry_after;
    throw error;
  }
}

const twice: Limit = { name: 'twice', perAddress: { count: 2, seconds: 1_000 }, perSubject: { count: 1, seconds: 50 } };

/** Tolerates the seconds that have passed on a busy machine. */
function expectAbout(seconds: number, found: 'allowed' | number): void {
  expect(found).toBeLessThanOrEqual(seconds);
  expect(found).toBeGreaterThan(seconds - 45);
}

test('so many are allowed at once, then one a share of the time', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  const ask = () => turn(shop.shop, twice, {});
  expect([await ask(), await ask()]).toEqual(['allowed', 'allowed']);
  expect(await ask()).toBeGreaterThan(400);

  await pool.query(`update rate_limits set busy_until = now() + interval '990 seconds'`);
  expectAbout(490, await ask());
  await pool.query(`update rate_limits set busy_until = now() + interval '500 seconds'`);
  expect(await ask()).toBe('allowed');
  expectAbout(500, await ask());
  await pool.query(`update rate_limits set busy_until = now() - interval '1 day'`);
  expect([await ask(), await ask()]).toEqual(['allowed', 'allowed']);
  expect(await ask()).toBeGreaterThan(400);
});

test('nobody waits longer than a bucket is deep, whatever the clock was that counted them', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  const ask = () => turn(shop.shop, twice, {});
  expect(await ask()).toBe('allowed');
  for (const ahead of ['1 hour', '2 days', '30 years']) {
    await pool.query(`update rate_limits set busy_until = now() + $1::interval`, [ahead]);
    // The bucket has room for one call, so that a wrong clock does not allow many guesses.
    expect(await ask()).toBe('allowed');
    expect(await ask()).toBeGreaterThan(400);
  }
  const { rows } = await pool.query(
    `select busy_until <= clock_timestamp() + interval '1000 seconds' as is_within from rate_limits`,
  );
  expect(rows).toEqual([{ is_within: true }]);
});

test('a subject is the same in any spelling, a home with IPv6 at any of its addresses', async () => {
  await using shop = await openTestShop();
  const about = (subject: string, address: string) => turn(shop.shop, twice, { subject, address });
  expect(await about('Olena@Rosa.Example', '2001:db8:1:2::1')).toBe('allowed');
  expectAbout(50, await about(' olena@rosa.example ', '2001:db8:1:2::2'));
  expect(await about('taras@rosa.example', '2001:db8:1:2::3')).toBeGreaterThan(400);
  expect(await about('taras@rosa.example', '2001:db8:1:3::1')).toBe('allowed');
  expect(JSON.stringify(await shop.rows('rate_limits'))).not.toContain('olena');
});

test('ten tries of one e-mail are answered, known or not; the next is told nothing but to wait', async () => {
  using _still = stopTime(signIn.limit);
  await using shop = await openLimitedShop();
  const { pool } = shop.database;
  await pool.query(`delete from customers where email = 'other@rosa.example'`);
  const answers = { one: [] as number[], other: [] as number[] };
  for (const subject of ['one', 'other'] as const) {
    for (let tries = 0; tries < 11; tries += 1) {
      answers[subject].push((await shop.call(signIn, subject, '203.0.113.7')).statusCode);
    }
  }
  const expected = [...Array.from({ length: 10 }, () => 401), 429];
  expect(answers).toEqual({ one: expected, other: expected });
});

test('who knows the password signs in as often as they like; who guesses it keeps everybody waiting', async () => {
  using _still = stopTime(signIn.limit);
  await using shop = await openTestShop();
  await register(shop);
  const attempt = async (by: string) =>
    (await shop.post('/api/v1/jwt/create/', { email: newCustomer.email, password: by })).statusCode;
  for (let times = 0; times < 12; times += 1) expect(await attempt(newCustomer.password)).toBe(200);
  for (let times = 0; times < 10; times += 1) expect(await attempt('wrong')).toBe(401);
  expect([await attempt('wrong'), await attempt(newCustomer.password)]).toEqual([429, 429]);
});

test('an address that says to come from elsewhere is not believed without a proxy', async () => {
  await using shop = await openLimitedShop({ trustProxy: false });
  for (let tries = 0; tries < 2; tries += 1) await shop.call(subscribe, 'one', `198.51.100.${tries}`);
  expect((await shop.rows('rate_limits')).map(({ bucket }) => bucket)).toEqual([
    'newsletter:address:127.0.0.1',
    expect.stringContaining('newsletter:subject:'),
  ]);
});

test('what does not fit the contract is not counted, and names of a profile only by address', async () => {
  await using shop = await openLimitedShop();
  const profile = callTo('/api/v1/actions/update/');
  expect((await shop.call({ ...signIn, body: () => ({}) }, 'one', '203.0.113.7')).statusCode).toBe(400);
  expect(await shop.rows('rate_limits')).toEqual([]);
  const named = { ...profile, body: () => ({ first_name: 'Ольга' }) };
  expect((await shop.call(named, 'one', '203.0.113.7')).statusCode).toBe(200);
  expect(await shop.rows('rate_limits')).toMatchObject([{ bucket: 'change-email:address:203.0.113.7' }]);
});

test('a shop without limits counts nobody', async () => {
  await using shop = await openLimitedShop({ hasRateLimits: false });
  for (let tries = 0; tries < 8; tries += 1)
    expect((await shop.call(subscribe, 'one', '203.0.113.7')).statusCode).toBe(201);
  expect(await shop.rows('rate_limits')).toEqual([]);
});

test('a database that is gone is told as such', async () => {
  await using shop = await openLimitedShop();
  await using ending = new AsyncDisposableStack();
  const nowhere = ending.adopt(new pg.Pool({ host: '127.0.0.1', port: 1 }), (pool) => pool.end());
  shop.shop.db = drizzle(nowhere, { casing: 'snake_case' });
  const reply = await shop.call(subscribe, 'one', '203.0.113.7');
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
    503,
    'service_unavailable',
    '60',
  ]);
});

test('who is not counted any more is forgotten, and nobody else', async () => {
  await using shop = await openTestShop();
  await shop.database.pool.query(
    `insert into rate_limits values ('past', now() - interval '1 second'), ('present', now() + interval '1 minute'),
       ('deepest', now() + interval '1 hour'), ('of a clock that was ahead', now() + interval '61 minutes')`,
  );
  await deleteEmptyBuckets(shop.shop);
  expect((await shop.rows('rate_limits')).map(({ bucket }) => bucket).toSorted()).toEqual(['deepest', 'present']);
});
