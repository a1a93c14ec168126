import { allRights } from '@shop/contract/admin/rights.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../../tests/orders.ts';
import { signedIn, staffPassword } from '../../../../tests/staff.ts';
import { stepAt, totpCode } from '../../../one-time-codes.ts';
import { openSecrets } from '../../../secrets.ts';
import { unlockStaff } from './unlock-staff.ts';

const login = '/api/v1/admin/auth/login/';

// The middle of a half minute, so that a code does not expire between its making and its use.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:15Z') }));
afterEach(() => void vi.useRealTimers());

/** The TOTP code of the half minute that is `away` steps from now. */
const codeNow = (secret: string, away = 0) => totpCode(secret, stepAt(new Date()) + away);

async function actions(shop: TestShop) {
  return ((await shop.rows('audit_log')) as { action: string }[]).map(({ action }) => action);
}

async function withSecondFactor(shop: TestShop) {
  const owner = await signedIn(shop);
  const { secret } = (await owner.post('auth/second-factor/', { password: staffPassword })).json();
  const confirmed = await owner.post('auth/second-factor/confirm/', { code: codeNow(secret, -1) });
  return { owner, secret, confirmed };
}

test('the session is a cookie that no script reads and no other site sends; signing out ends it', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const reply = await shop.post(login, { email: ' Owner@rosa.example ', password: staffPassword });
  expect(reply.json()).toEqual({
    id: owner.id,
    name: 'Олена',
    email: 'owner@rosa.example',
    role: 'owner',
    role_name: 'Власник',
    rights: [...allRights],
    second_factor: { is_on: false, is_required: false, recovery_codes_left: 0 },
  });
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(/^staff_token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(
      /^known_staff_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  expect((await owner.get('auth/me/')).statusCode).toBe(200);
  expect((await owner.post('auth/logout/')).statusCode).toBe(204);
  expect([(await owner.get('auth/me/')).json().code]).toEqual(['not_authenticated']);
  expect(await actions(shop)).toEqual(['create', 'sign_in', 'sign_in']);
});

test('wrong words, an unknown address and somebody who works here no more are told the same', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const answers = async (body: object) => (await shop.post(login, body)).json().code;
  expect(await answers({ email: owner.email, password: 'wrong password' })).toBe('wrong_credentials');
  expect(await answers({ email: 'nobody@rosa.example', password: staffPassword })).toBe('wrong_credentials');
  await shop.database.pool.query('update staff set is_active = false');
  expect(await answers({ email: owner.email, password: staffPassword })).toBe('wrong_credentials');
  expect((await owner.get('auth/me/')).json().code).toBe('not_authenticated');
});

test('a session ends after an hour in which nothing was done, and after twelve in any case', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const letPass = (time: string) =>
    shop.database.pool.query(
      `update staff_sessions set expires_at = expires_at - interval '${time}', created_at = created_at - interval '${time}'`,
    );
  for (let hour = 0; hour < 12; hour++) {
    await letPass('59 minutes');
    expect((await owner.get('auth/me/')).statusCode, `after ${hour + 1} × 59 minutes`).toBe(200);
  }
  await letPass('13 minutes');
  expect((await owner.get('auth/me/')).statusCode).toBe(401);

  const manager = await signedIn(shop, 'manager');
  await letPass('61 minutes');
  expect((await manager.get('auth/me/')).statusCode).toBe(401);
});

test('a screen that was left and refreshes by itself does not prolong its session', async () => {
  await using shop = await openTestShop();
  const { headers } = await signedIn(shop);
  const ends = async () => (await shop.rows('staff_sessions')).map(({ expires_at }) => expires_at);
  await shop.database.pool.query(`update staff_sessions set expires_at = now() + interval '5 minutes'`);
  const before = await ends();
  const ask = (own: object) => shop.app.inject({ url: '/api/v1/admin/new-orders/', headers: { ...headers, ...own } });
  expect([(await ask({ 'x-unattended': 'yes' })).statusCode, await ends()]).toEqual([200, before]);
  expect([(await ask({})).statusCode, await ends()]).not.toEqual([200, before]);
});

test('who guesses a password of the staff is kept waiting, from wherever', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const guess = async () => (await shop.post(login, { email: owner.email, password: 'a guess at it' })).statusCode;
  for (let tries = 0; tries < 10; tries++) expect(await guess()).toBe(401);
  expect(await guess()).toBe(429);
  expect((await shop.post(login, { email: owner.email, password: staffPassword })).statusCode).toBe(429);
});

test('another site can change nothing with the cookie', async () => {
  await using shop = await openTestShop();
  const { headers } = await signedIn(shop);
  const body = { current_password: staffPassword, new_password: 'another long password' };
  const reply = await shop.post('/api/v1/admin/auth/password/', body, { ...headers, origin: 'https://evil.example' });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign_origin']);
  expect((await shop.post(login, { email: 'owner@rosa.example', password: staffPassword })).statusCode).toBe(200);
});

test('a new password ends the other sessions and not this one', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const other = await shop.post(login, { email: owner.email, password: staffPassword });
  const cookie = String(other.headers['set-cookie']).split(';')[0]!;
  const wrong = { current_password: 'not the password', new_password: 'another long password' };
  expect((await owner.post('auth/password/', wrong)).json().code).toBe('wrong_password');
  expect((await owner.post('auth/password/', { ...wrong, current_password: staffPassword })).statusCode).toBe(204);
  expect((await owner.get('auth/me/')).statusCode).toBe(200);
  expect((await shop.get('/api/v1/admin/auth/me/', { cookie })).statusCode).toBe(401);
  expect((await shop.post(login, { email: owner.email, password: 'another long password' })).statusCode).toBe(200);
});

test('with a second factor a password alone opens nothing, and a code opens once', async () => {
  await using shop = await openTestShop();
  const { owner, secret, confirmed } = await withSecondFactor(shop);
  expect(confirmed.json().second_factor).toEqual({ is_on: true, is_required: false, recovery_codes_left: 10 });
  const signIn = async (code?: string) =>
    (await shop.post(login, { email: owner.email, password: staffPassword, ...(code && { code }) })).json();
  expect((await signIn()).code).toBe('second_factor_code_needed');
  expect((await signIn(codeNow(secret, -1))).code).toBe('wrong_second_factor_code');
  expect((await signIn(codeNow(secret, 5))).code).toBe('wrong_second_factor_code');
  const code = codeNow(secret);
  expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).role).toBe('owner');
  expect((await signIn(code)).code).toBe('wrong_second_factor_code');
  const [row] = (await shop.rows('staff')) as { totp_secret: string }[];
  expect(row!.totp_secret).not.toContain(secret);
  expect(await actions(shop)).toEqual(['create', 'sign_in', 'second_factor_on', 'sign_in']);
});

test('a second factor is taken away by password and code, and cannot be replaced without', async () => {
  await using shop = await openTestShop();
  const { owner, secret } = await withSecondFactor(shop);
  const password = staffPassword;
  expect((await owner.post('auth/second-factor/', { password })).json().code).toBe('second_factor_is_on');
  const code = codeNow(secret);
  expect((await owner.post('auth/second-factor/remove/', { password: 'wrong', code })).json().code).toBe(
    'wrong_password',
  );
  const removed = await owner.post('auth/second-factor/remove/', { password, code });
  expect(removed.json().second_factor.is_on).toBe(false);
  expect((await shop.post(login, { email: owner.email, password })).statusCode).toBe(200);
});

test('after a change of the secret key a second factor is refused by name, and staff:unlock lets in again', async () => {
  await using shop = await openTestShop();
  const { owner, secret } = await withSecondFactor(shop);
  shop.shop.secrets = openSecrets({ secretKey: 'another one since the shop was moved', dataDir: '' });
  const before = await shop.rows('staff');
  const signIn = async (body: object) => {
    const reply = await shop.post(login, { email: owner.email, password: staffPassword, ...body });
    return [reply.statusCode, reply.json().code];
  };
  expect(await signIn({ code: codeNow(secret) })).toEqual([409, 'second_factor_unreadable']);
  // Without the password the reply does not mention the second factor.
  expect(await signIn({ password: 'wrong', code: '000000' })).toEqual([401, 'wrong_credentials']);
  const body = { password: staffPassword, code: codeNow(secret) };
  expect((await owner.post('auth/second-factor/remove/', body)).json()).toMatchObject({
    code: 'second_factor_unreadable',
    detail: expect.stringContaining('npm run staff:unlock'),
  });
  expect(await shop.rows('staff')).toEqual(before);
  await unlockStaff(shop.shop.db, owner.email);
  expect(await signIn({})).toEqual([200, undefined]);
});

test('in a live shop nothing works before the second factor does', async () => {
  await using shop = await openTestShop({ mode: 'live' });
  const owner = await signedIn(shop);
  expect((await owner.get('auth/me/')).json().second_factor).toEqual({
    is_on: false,
    is_required: true,
    recovery_codes_left: 0,
  });
  const paths = ['orders/', 'products/', 'staff/'];
  for (const path of paths) expect((await owner.get(path)).json().code, path).toBe('second_factor_needed');
  const { secret } = (await owner.post('auth/second-factor/', { password: staffPassword })).json();
  await owner.post('auth/second-factor/confirm/', { code: codeNow(secret) });
  for (const path of paths) expect((await owner.get(path)).statusCode, path).toBe(200);
});
