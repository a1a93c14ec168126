import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { newCustomer, register } from '../../../tests/accounts.ts';
import { stopTime } from '../../../tests/limited-calls.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { signedIn, staffPassword } from '../../../tests/staff.ts';
import { stepAt, totpCode } from '../../one-time-codes.ts';
import { readSettings } from '../../settings.ts';
import { limits } from './rate-limits.ts';

/** Counts password hashes from now on: their time would reveal whether an address is known. */
function countHashing() {
  let times = 0;
  const hook = createHook({
    init(_id, kind) {
      if (kind === 'ARGON2REQUEST') times += 1;
    },
  }).enable();
  return { times: () => times, [Symbol.dispose]: () => void hook.disable() };
}

test('a password is hashed once a try, whether there is anybody with this address or not', async () => {
  await using shop = await openTestShop();
  await register(shop);
  const member = await signedIn(shop);
  const emails = { 'jwt/create': newCustomer.email, 'admin/auth/login': member.email };
  for (const [path, known] of Object.entries(emails)) {
    for (const email of [known, 'nobody@rosa.example']) {
      using hashing = countHashing();
      expect((await shop.post(`/api/v1/${path}/`, { email, password: 'wrong' })).statusCode).toBe(401);
      expect([path, email, hashing.times()]).toEqual([path, email, 1]);
    }
  }
});

test('who knows the password of the staff guesses ten codes of the app, from wherever, and no more', async () => {
  using _still = stopTime(limits.staffSignIn);
  await using shop = await openTestShop({ trustProxy: ['127.0.0.1'] });
  const member = await signedIn(shop);
  const { secret } = (await member.post('auth/second-factor/', { password: staffPassword })).json();
  const on = await member.post('auth/second-factor/confirm/', { code: totpCode(secret, stepAt(new Date())) });
  expect(on.statusCode).toBe(200);
  const guess = async (code: string, number: number) => {
    const body = { email: member.email, password: staffPassword, code };
    const headers = { 'x-forwarded-for': `203.0.113.${number}` };
    return (await shop.post('/api/v1/admin/auth/login/', body, headers)).statusCode;
  };
  // Codes that are not valid within this hour.
  const right = new Set(Array.from({ length: 240 }, (_, away) => totpCode(secret, stepAt(new Date()) + away - 120)));
  const codes = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(6, '0'));
  const [last = '', ...wrong] = codes.filter((code) => !right.has(code)).slice(0, 11);
  for (const [number, code] of wrong.entries()) expect(await guess(code, number)).toBe(401);
  expect(await guess(last, 99)).toBe(429);
});

test.each([
  ['nobody in front', readSettings({}).trustProxy, '127.0.0.1'],
  ['one proxy in front, which adds the true address', readSettings({ TRUST_PROXY: '1' }).trustProxy, '203.0.113.7'],
])('with %s, guesses from invented addresses are counted as of one', async (_what, trustProxy, address) => {
  await using shop = await openTestShop({ trustProxy });
  for (const number of [1, 2, 3]) {
    const headers = { 'x-forwarded-for': `198.51.100.${number}, 203.0.113.7`, forwarded: `for=198.51.100.${number}` };
    await shop.post('/api/v1/orders/certificate/validate/', { serial_number: `GUESS-${number}` }, headers);
    await shop.post('/api/v1/orders/promocode/validate/', { code: `GUESS-${number}` }, headers);
  }
  const buckets = ((await shop.rows('rate_limits')) as { bucket: string }[]).map(({ bucket }) => bucket);
  expect(buckets.filter((bucket) => bucket.includes(':address:')).toSorted()).toEqual([
    `certificate:address:${address}`,
    `promo-code:address:${address}`,
  ]);
});
