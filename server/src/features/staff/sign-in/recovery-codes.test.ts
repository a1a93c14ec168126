import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { auditOf, staffPassword as password, signedIn } from '../../../../tests/staff.ts';
import { hashToken } from '../../../link-token.ts';
import { stepAt, totpCode } from '../../../one-time-codes.ts';
import { unlockStaff } from './unlock-staff.ts';

// The middle of a half minute, so that a code does not expire between its making and its use.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:15Z') }));
afterEach(() => void vi.useRealTimers());

/** The current TOTP code. Each half minute has another code, and each works once. */
const codeNow = (secret: string, steps = 0) => totpCode(secret, stepAt(new Date()) + steps);

async function openGuardedShop() {
  const shop = await openTestShop();
  const owner = await signedIn(shop);
  const { secret } = (await owner.post('auth/second-factor/', { password })).json();
  const confirmed = await owner.post('auth/second-factor/confirm/', { code: codeNow(secret, -1) });
  const codes: string[] = confirmed.json().recovery_codes;
  return {
    ...shop,
    owner,
    secret,
    codes,
    signIn: async (code: string) =>
      await shop.post('/api/v1/admin/auth/login/', { email: owner.email, password, code }),
    left: async () => (await owner.get('auth/me/')).json().second_factor.recovery_codes_left,
    done: async () => (await auditOf(shop, 'staff')).map(({ action }) => action),
  };
}

test('ten codes come with the second factor, are told once and kept as hashes', async () => {
  await using shop = await openGuardedShop();
  expect(shop.codes).toHaveLength(10);
  expect(new Set(shop.codes).size).toBe(10);
  for (const code of shop.codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect((await shop.owner.get('auth/me/')).body).not.toContain(shop.codes[0]);
  const rows = (await shop.rows('staff_recovery_codes')) as { code_hash: string }[];
  expect(rows.map(({ code_hash }) => code_hash).toSorted()).toEqual(
    shop.codes.map((code) => hashToken(code.replaceAll('-', ''))).toSorted(),
  );
});

test('a code opens once instead of the app, however it is written; it is counted and in the log', async () => {
  await using shop = await openGuardedShop();
  const [code] = shop.codes;
  const opened = await shop.signIn(` ${code!.toLowerCase().replaceAll('-', ' ')}`);
  expect([opened.statusCode, opened.json().second_factor]).toEqual([
    200,
    { is_on: true, is_required: false, recovery_codes_left: 9 },
  ]);
  const before = await shop.rows('staff_recovery_codes');
  expect((await shop.signIn(code!)).json().code).toBe('wrong_second_factor_code');
  expect([await shop.left(), await shop.rows('staff_recovery_codes')]).toEqual([9, before]);
  const used = (await auditOf(shop, 'staff')).find(({ action }) => action === 'recovery_code_used');
  expect(used).toMatchObject({ staff_id: shop.owner.id, after: { recovery_codes_left: 9 } });
});

test('many who come with one code at once: one is let in', async () => {
  await using shop = await openGuardedShop();
  const replies = await Promise.all(Array.from({ length: 4 }, () => shop.signIn(shop.codes[0]!)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401]);
});

test('a code without the password, of somebody else, or made up opens nothing', async () => {
  await using shop = await openGuardedShop();
  const manager = await signedIn(shop, 'manager');
  const { secret } = (await manager.post('auth/second-factor/', { password })).json();
  const theirs = (await manager.post('auth/second-factor/confirm/', { code: codeNow(secret, -1) })).json();
  const [code] = shop.codes;
  const wrong = await shop.post('/api/v1/admin/auth/login/', { email: shop.owner.email, password: 'wrong', code });
  expect(wrong.json().code).toBe('wrong_credentials');
  expect((await shop.signIn(theirs.recovery_codes[0])).json().code).toBe('wrong_second_factor_code');
  expect((await shop.signIn('AAAA-AAAA-AAAA-AAAA')).json().code).toBe('wrong_second_factor_code');
  expect((await shop.signIn('AAAA')).statusCode).toBe(400);
  expect([await shop.left(), (await shop.rows('staff_recovery_codes')).filter(({ used_at }) => used_at)]).toEqual([
    10,
    [],
  ]);
});

test('new codes need the password and a code; the earlier ones are worth nothing then', async () => {
  await using shop = await openGuardedShop();
  const make = (body: object) => shop.owner.post('auth/second-factor/recovery-codes/', body);
  const before = await shop.rows('staff_recovery_codes');
  expect((await make({ password: 'wrong', code: shop.codes[0] })).json().code).toBe('wrong_password');
  expect((await make({ password, code: '000000' })).json().code).toBe('wrong_second_factor_code');
  expect((await make({ password })).statusCode).toBe(400);
  expect(await shop.rows('staff_recovery_codes')).toEqual(before);

  const made = (await make({ password, code: codeNow(shop.secret) })).json();
  expect([made.recovery_codes.length, made.second_factor.recovery_codes_left]).toEqual([10, 10]);
  expect((await shop.signIn(shop.codes[1]!)).json().code).toBe('wrong_second_factor_code');
  expect((await shop.signIn(made.recovery_codes[0])).statusCode).toBe(200);
  expect(await shop.done()).toContain('recovery_codes_made');
});

test('without a second factor there are no codes to make, and a lifted one takes its codes along', async () => {
  await using shop = await openGuardedShop();
  await unlockStaff(shop.shop.db, shop.owner.email);
  expect(await shop.rows('staff_recovery_codes')).toEqual([]);
  const manager = await signedIn(shop, 'manager');
  const made = await manager.post('auth/second-factor/recovery-codes/', { password, code: shop.codes[0] });
  expect([made.json().code, await shop.rows('staff_recovery_codes')]).toEqual(['wrong_second_factor_code', []]);
});

test('who has lost the phone takes the second factor away with a recovery code, and sets up another', async () => {
  await using shop = await openGuardedShop();
  const body = { password, code: shop.codes[3] };
  const removed = await shop.owner.post('auth/second-factor/remove/', body);
  expect(removed.json().second_factor).toEqual({ is_on: false, is_required: false, recovery_codes_left: 0 });
  expect(await shop.rows('staff_recovery_codes')).toEqual([]);
  expect((await shop.owner.post('auth/second-factor/', { password })).statusCode).toBe(200);
});

test('a change of the secret key makes the app useless, and not the recovery codes', async () => {
  await using shop = await openGuardedShop();
  await shop.database.pool.query(`update staff set totp_secret = 'sealed by another key'`);
  expect((await shop.signIn(codeNow(shop.secret))).json().code).toBe('second_factor_unreadable');
  expect((await shop.signIn(shop.codes[0]!)).statusCode).toBe(200);
});

test('recovery codes are guessed as slowly as codes of the app', async () => {
  await using shop = await openGuardedShop();
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) statuses.push((await shop.signIn('AAAABBBBCCCCDDDD')).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.filter((status) => status === 200)).toEqual([]);
});
