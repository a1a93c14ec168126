import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailedLink, newCustomer, password, register, statusOf } from '../../../tests/accounts.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../tests/orders.ts';
import { signedIn, staffPassword } from '../../../tests/staff.ts';
import { hashToken } from '../../link-token.ts';
import { stepAt, totpCode } from '../../one-time-codes.ts';
import { type Limit, limits } from '../rate-limits/rate-limits.ts';
import { createStaff } from '../staff/create-staff.ts';

const paths = { customer: '/api/v1/jwt/create/', staff: '/api/v1/admin/auth/login/' } as const;
type Kind = keyof typeof paths;
const kinds = Object.keys(paths) as Kind[];
const cookieNames = { customer: 'known_device', staff: 'known_staff_device' } as const;

// The usual counts, but per day, so that buckets do not drain on a busy machine.
const rates = [limits.signIn, limits.staffSignIn, limits.secondFactor].flatMap((limit: Limit) =>
  [limit.perAddress, limit.perSubject, limit.perSubjectOfNetwork, limit.perDevice].filter((rate) => rate !== undefined),
);
const real = rates.map(({ seconds }) => seconds);
beforeEach(() => {
  for (const rate of rates) rate.seconds = 86_400;
});
afterEach(() => {
  for (const [index, rate] of rates.entries()) rate.seconds = real[index]!;
});

test('ten tries of a network, a hundred of all and ten of a known browser, in ten minutes', () => {
  for (const [index, rate] of rates.entries()) rate.seconds = real[index]!;
  for (const limit of [limits.signIn, limits.staffSignIn])
    expect(limit).toMatchObject({
      perSubject: { count: 100, seconds: 600 },
      perSubjectOfNetwork: { count: 10, seconds: 600 },
      perDevice: { count: 10, seconds: 600 },
    });
});

const openShop = () => openTestShop({ trustProxy: ['127.0.0.1'] });

/** The device cookie of a reply, as the browser sends it back. */
function deviceCookie(reply: LightMyRequestResponse, kind: Kind): string {
  const cookies = [reply.headers['set-cookie'] ?? []].flat();
  const cookie = cookies.find((each) => each.startsWith(`${cookieNames[kind]}=`));
  if (cookie === undefined) throw new Error(`${reply.statusCode} ${reply.body}`);
  return cookie.split(';')[0]!;
}

/** Signs in from a browser at this address. */
function browser(shop: TestShop, kind: Kind, address: string, cookie?: string) {
  return async (email: string, by: string, code?: string) =>
    await shop.post(
      paths[kind],
      { email, password: by, ...(code && { code }) },
      { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    );
}

/** Creates an account and signs in; returns the device cookie. */
async function account(shop: TestShop, kind: Kind, email = `${kind}@rosa.example`) {
  const right = kind === 'customer' ? password : staffPassword;
  if (kind === 'customer') await register(shop, { email });
  else
    await shop.shop.db.transaction((tx) =>
      createStaff(tx, { email, name: 'Олена', role: 'owner', password: staffPassword }),
    );
  const cookie = deviceCookie(await browser(shop, kind, '192.0.2.1')(email, right), kind);
  return { email, right, cookie };
}

/** Fills the bucket like a hundred wrong tries from ten networks: see the first test. */
async function closeForStrangers(shop: TestShop, kind: Kind, email: string) {
  const bucket = `${kind === 'customer' ? '' : 'staff-'}sign-in:subject:${hashToken(email)}`;
  await shop.database.pool.query(
    `insert into rate_limits values ($1, now() + interval '1 day')
       on conflict (bucket) do update set busy_until = excluded.busy_until`,
    [bucket],
  );
}

/** An attacker with ten networks, ten wrong tries each: the limit of one account from all networks. */
async function tryAHundredTimes(shop: TestShop, kind: Kind, email: string) {
  for (let network = 0; network < 10; network += 1) {
    const tried = browser(shop, kind, `203.0.113.${network}`);
    for (let tries = 0; tries < 10; tries += 1) expect((await tried(email, 'wrong')).statusCode).toBe(401);
    expect((await tried(email, 'wrong')).statusCode).toBe(429);
  }
}

test.each(kinds)(
  '%s: strangers close an account for strangers, not for a browser that signed in before',
  async (kind) => {
    await using shop = await openShop();
    const { email, right, cookie } = await account(shop, kind);
    await tryAHundredTimes(shop, kind, email);

    expect((await browser(shop, kind, '198.51.100.7')(email, right)).statusCode).toBe(429);
    expect((await browser(shop, kind, '198.51.100.7', cookie)(email, 'wrong')).statusCode).toBe(401);
    expect((await browser(shop, kind, '198.51.100.7', cookie)(email, right)).statusCode).toBe(200);
    // Even from the attacker's network.
    expect((await browser(shop, kind, '203.0.113.1', cookie)(email, right)).statusCode).toBe(200);
  },
);

test.each(kinds)('%s: one network closes an account for itself alone', async (kind) => {
  await using shop = await openShop();
  const { email, right } = await account(shop, kind);
  const stranger = browser(shop, kind, '203.0.113.1');
  for (let tries = 0; tries < 10; tries += 1) expect((await stranger(email, 'wrong')).statusCode).toBe(401);
  expect([
    (await stranger(email, right)).statusCode,
    (await stranger('other@rosa.example', 'wrong')).statusCode,
  ]).toEqual([429, 401]);
  expect((await browser(shop, kind, '198.51.100.7')(email, right)).statusCode).toBe(200);
});

test.each(kinds)('%s: a known browser has ten tries of its own, and they count for nobody else', async (kind) => {
  await using shop = await openShop();
  const { email, right, cookie } = await account(shop, kind);
  const known = browser(shop, kind, '198.51.100.7', cookie);
  const before = await shop.rows('rate_limits');
  for (let tries = 0; tries < 10; tries += 1) expect((await known(email, 'wrong')).statusCode).toBe(401);
  expect([(await known(email, 'wrong')).statusCode, (await known(email, right)).statusCode]).toEqual([429, 429]);
  const added = (await shop.rows('rate_limits')).filter(({ bucket }) => !before.some((row) => row.bucket === bucket));
  expect(added).toMatchObject([{ bucket: expect.stringMatching(/^(staff-)?sign-in:device:\d+$/) }]);
  expect((await browser(shop, kind, '198.51.100.7')(email, right)).statusCode).toBe(200);
});

test.each(kinds)(
  '%s: the cookie of another account, an invented one or one of the other kind does not help',
  async (kind) => {
    await using shop = await openShop();
    const { email, right, cookie } = await account(shop, kind);
    const stolen = await account(shop, kind, 'thief@rosa.example');
    const other = kind === 'customer' ? 'staff' : 'customer';
    const ofOtherKind = await account(shop, other, email);
    await tryAHundredTimes(shop, kind, email);
    const [, token] = cookie.split('=');
    const [, othersToken] = ofOtherKind.cookie.split('=');
    const useless = [
      stolen.cookie,
      `${cookieNames[kind]}=${othersToken}`,
      `${cookieNames[kind]}=${'A'.repeat(43)}`,
      `${cookieNames[kind]}=${token!.slice(0, -1)}`,
      `${cookieNames[kind]}=`,
      `${cookieNames[other]}=${token}`,
    ];
    for (const each of useless)
      expect([each, (await browser(shop, kind, '198.51.100.7', each)(email, right)).statusCode]).toEqual([each, 429]);
  },
);

test('accounts with one e-mail that exist or not are answered alike, with a cookie of any kind', async () => {
  await using shop = await openShop();
  for (const kind of kinds) {
    const { email, cookie } = await account(shop, kind);
    for (const brought of [undefined, cookie]) {
      const stranger = browser(shop, kind, '198.51.100.7', brought);
      const answers = await Promise.all([stranger(email, 'wrong'), stranger('nobody@rosa.example', 'wrong')]);
      const [known, unknown] = answers.map(({ statusCode, headers, body }) => {
        const { request_id: _, ...rest } = JSON.parse(body);
        return [statusCode, headers['set-cookie'], rest];
      });
      expect(known).toEqual(unknown);
    }
  }
  const counted = (await shop.rows('wrong_tries')).filter(({ tries }) => tries === 2);
  expect(counted).toHaveLength(4);
});

test('the cookie is read by no script, sent by no other site, and kept for half a year as a hash', async () => {
  for (const [publicUrl, secure] of [
    ['http://localhost:3000', ''],
    ['https://rosa.example', ' Secure;'],
  ] as const) {
    await using shop = await openTestShop({ publicUrl });
    for (const kind of kinds) {
      const { email, right, cookie } = await account(shop, kind);
      const reply = await browser(shop, kind, '192.0.2.1', cookie)(email, right);
      const whole = [reply.headers['set-cookie']!].flat().at(-1);
      const [, token] = cookie.split('=');
      expect(whole).toBe(
        `${cookieNames[kind]}=${token}; Max-Age=15552000; Path=/api/v1; HttpOnly;${secure} SameSite=Strict`,
      );
      expect(JSON.stringify(await shop.rows('known_devices'))).not.toContain(token);
    }
    const { rows } = await shop.database.pool.query(
      `select distinct expires_at - created_at > interval '179 days' and expires_at < now() + interval '181 days' as is_half_a_year from known_devices`,
    );
    expect(rows).toEqual([{ is_half_a_year: true }]);
  }
});

test('after half a year a browser is a stranger again', async () => {
  await using shop = await openShop();
  const { email, right, cookie } = await account(shop, 'customer');
  await closeForStrangers(shop, 'customer', email);
  const known = browser(shop, 'customer', '198.51.100.7', cookie);
  await shop.database.pool.query(`update known_devices set expires_at = now() - interval '1 second'`);
  expect((await known(email, right)).statusCode).toBe(429);
});

test('several accounts in one browser are each known', async () => {
  await using shop = await openShop();
  const emails = ['one@rosa.example', 'two@rosa.example', 'three@rosa.example'];
  let jar: string | undefined;
  for (const email of emails) {
    await register(shop, { email });
    jar = deviceCookie(await browser(shop, 'customer', '192.0.2.1', jar)(email, password), 'customer');
  }
  // Signing in again creates no new device.
  const devices = await shop.rows('known_devices');
  jar = deviceCookie(await browser(shop, 'customer', '192.0.2.1', jar)(emails[0]!, password), 'customer');
  expect(await shop.rows('known_devices')).toHaveLength(devices.length);
  for (const email of emails) {
    await closeForStrangers(shop, 'customer', email);
    expect((await browser(shop, 'customer', '198.51.100.7', jar)(email, password)).statusCode).toBe(200);
  }
  // A browser shared by many accounts: the cookie keeps the latest eight tokens.
  for (let number = 0; number < 9; number += 1) {
    const email = `more-${number}@rosa.example`;
    await register(shop, { email });
    jar = deviceCookie(await browser(shop, 'customer', '192.0.2.1', jar)(email, password), 'customer');
  }
  expect(jar!.split('=')[1]!.split('.')).toHaveLength(8);
});

/** Whether the browser can sign in while wrong tries of strangers block the account. */
async function isKnown(shop: TestShop, kind: Kind, cookie: string, email: string, right: string): Promise<boolean> {
  await shop.database.pool.query(`delete from rate_limits`);
  await closeForStrangers(shop, kind, email);
  return (await browser(shop, kind, '198.51.100.7', cookie)(email, right)).statusCode === 200;
}

test('a new password ends what was known; the browser where it was set is known anew', async () => {
  await using shop = await openShop();
  const { email, cookie } = await account(shop, 'customer');
  const inside = await browser(shop, 'customer', '192.0.2.1', cookie)(email, password);
  const headers = { authorization: `Bearer ${inside.json().access}`, cookie };
  const body = { current_password: password, new_password: 'Nova-Rosa-1!' };
  const changed = await shop.post('/api/v1/auth/change-password/', body, headers);
  expect(await isKnown(shop, 'customer', cookie, email, 'Nova-Rosa-1!')).toBe(false);
  expect(await isKnown(shop, 'customer', deviceCookie(changed, 'customer'), email, 'Nova-Rosa-1!')).toBe(true);

  await shop.post('/api/v1/users/reset_password/', { email });
  const link = await mailedLink(shop, 'reset', email);
  const reset = await shop.post('/api/v1/users/reset_password_confirm/', { ...link, new_password: 'Third-Rosa-1!' });
  expect(await isKnown(shop, 'customer', deviceCookie(changed, 'customer'), email, 'Third-Rosa-1!')).toBe(false);
  expect(await isKnown(shop, 'customer', deviceCookie(reset, 'customer'), email, 'Third-Rosa-1!')).toBe(true);
});

test('a refused change of the password ends nothing', async () => {
  await using shop = await openShop();
  const { email, cookie } = await account(shop, 'customer');
  const { access } = (await browser(shop, 'customer', '192.0.2.1', cookie)(email, password)).json();
  const before = await shop.rows('known_devices');
  const body = { current_password: 'Wrong-Rosa-1!', new_password: 'Nova-Rosa-1!' };
  const reply = await shop.post('/api/v1/auth/change-password/', body, { authorization: `Bearer ${access}` });
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([400, undefined]);
  expect(await shop.rows('known_devices')).toEqual(before);
});

test('signing out keeps the browser known, signing out everywhere does not', async () => {
  await using shop = await openShop();
  const { email, cookie } = await account(shop, 'customer');
  const session = async () => {
    await shop.database.pool.query(`delete from rate_limits`);
    const { access } = (await browser(shop, 'customer', '192.0.2.1', cookie)(email, password)).json();
    return { authorization: `Bearer ${access}` };
  };
  const first = await session();
  expect((await shop.post('/api/v1/auth/logout/', {}, first)).statusCode).toBe(204);
  expect(await statusOf(shop, { headers: first })).toBe(401);
  expect(await isKnown(shop, 'customer', cookie, email, password)).toBe(true);

  const { statusCode } = await shop.post('/api/v1/auth/logout-everywhere/', {}, await session());
  expect(statusCode).toBe(204);
  expect(await isKnown(shop, 'customer', cookie, email, password)).toBe(false);
});

test('of the staff: a new password, sessions ended, a lost phone or leaving end what was known', async () => {
  await using shop = await openShop();
  const owner = await signedIn(shop);
  const { email, right, cookie } = await account(shop, 'staff', 'second@rosa.example');
  const [{ id }] = (await shop.rows('staff')).filter((row) => row.email === email) as [{ id: number }];
  const devices = async () => (await shop.rows('known_devices')).filter(({ staff_id }) => staff_id === id).length;
  const change = { name: 'Олена', role: 'owner' };
  const ends: [string, () => Promise<LightMyRequestResponse>][] = [
    ['password', () => owner.post(`staff/${id}/new-password/`, { password: right })],
    ['end-sessions', () => owner.post(`staff/${id}/end-sessions/`)],
    ['reset-second-factor', () => owner.post(`staff/${id}/reset-second-factor/`)],
    ['leaving', () => owner.put(`staff/${id}/`, { ...change, is_active: false })],
  ];
  let known = cookie;
  for (const [what, end] of ends) {
    expect([what, await devices()]).toEqual([what, 1]);
    expect([what, (await end()).statusCode]).toEqual([what, expect.toBeOneOf([200, 204])]);
    expect([what, await devices()]).toEqual([what, 0]);
    if (what === 'leaving') break;
    known = deviceCookie(await browser(shop, 'staff', '192.0.2.1', known)(email, right), 'staff');
  }
});

test('who changes the own password of the staff stays known where it was done, and nowhere else', async () => {
  await using shop = await openShop();
  const owner = await signedIn(shop);
  const elsewhere = deviceCookie(await browser(shop, 'staff', '192.0.2.9')(owner.email, staffPassword), 'staff');
  const fresh = 'another long password';
  const changed = await owner.post('auth/password/', { current_password: staffPassword, new_password: fresh });
  expect(await isKnown(shop, 'staff', elsewhere, owner.email, fresh)).toBe(false);
  expect(await isKnown(shop, 'staff', deviceCookie(changed, 'staff'), owner.email, fresh)).toBe(true);
});

test('who knows the password guesses ten codes from all networks together, and the owner’s browser still signs in', async () => {
  await using shop = await openShop();
  const { email, right, cookie } = await account(shop, 'staff');
  const inside = await browser(shop, 'staff', '192.0.2.1', cookie)(email, right);
  const session = [inside.headers['set-cookie']!].flat()[0]!.split(';')[0]!;
  const headers = { cookie: session, origin: shop.shop.publicUrl };
  const { secret } = (await shop.post('/api/v1/admin/auth/second-factor/', { password: right }, headers)).json();
  const step = stepAt(new Date());
  await shop.post('/api/v1/admin/auth/second-factor/confirm/', { code: totpCode(secret, step - 1) }, headers);
  const near = new Set(Array.from({ length: 240 }, (_, away) => totpCode(secret, step + away - 120)));
  const wrong = Array.from({ length: 500 }, (_, number) => String(number).padStart(6, '0')).filter(
    (code) => !near.has(code),
  );

  for (let number = 0; number < 10; number += 1)
    expect((await browser(shop, 'staff', `203.0.113.${number}`)(email, right, wrong[number])).statusCode).toBe(401);
  expect((await browser(shop, 'staff', '203.0.113.99')(email, right, wrong[10])).statusCode).toBe(429);
  // Without the password the second factor is never checked.
  expect((await browser(shop, 'staff', '203.0.113.98')(email, 'wrong', wrong[11])).json().code).toBe(
    'wrong_credentials',
  );

  const known = browser(shop, 'staff', '198.51.100.7', cookie);
  expect((await known(email, right)).json().code).toBe('second_factor_code_needed');
  expect((await known(email, right, wrong[12])).json().code).toBe('wrong_second_factor_code');
  expect((await known(email, right, totpCode(secret, stepAt(new Date()) + 1))).statusCode).toBe(200);
});

test('a customer reads in the export where they are known, and deleting the account leaves nothing of it', async () => {
  await using shop = await openShop();
  const { headers } = await register(shop);
  const { email } = newCustomer;
  await browser(shop, 'customer', '203.0.113.1')(email, 'wrong');
  const exported = (await shop.get('/api/v1/users/me/export/', headers)).json();
  expect(exported.known_devices).toEqual([
    { device: 'lightMyRequest', created: expect.any(String), expires: expect.any(String) },
  ]);
  expect(exported.wrong_tries).toEqual({ tries: 1, since: expect.any(String) });
  expect(JSON.stringify(exported)).not.toContain('tokenHash');
  const gone = await shop.app.inject({
    method: 'DELETE',
    url: '/api/v1/users/me/',
    headers,
    payload: { current_password: password },
  });
  expect(gone.statusCode).toBe(204);
  expect([await shop.rows('known_devices'), await shop.rows('wrong_tries')]).toEqual([[], []]);
});

test('an account keeps its latest fifty browsers', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  await register(shop);
  await shop.database.pool.query(
    `insert into known_devices (customer_id, token_hash, expires_at)
       select id, 'hash ' || number, now() + interval '1 day' from customers, generate_series(1, 60) number`,
  );
  await browser(shop, 'customer', '192.0.2.1')(newCustomer.email, password);
  expect(await shop.rows('known_devices')).toHaveLength(50);
});
