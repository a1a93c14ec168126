import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { auditOf, signedIn, staffPassword } from '../../../../tests/staff.ts';
import { resetStaffPassword } from './reset-staff-password.ts';

const login = '/api/v1/admin/auth/login/';
const password = 'a new long password';

test('an only owner who forgot the password gets in with the new one alone, and every session has ended', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  expect(await resetStaffPassword(shop.shop.db, { email: owner.email, password })).toEqual({ hasSecondFactor: false });
  expect((await owner.get('auth/me/')).statusCode).toBe(401);
  expect((await manager.get('auth/me/')).statusCode).toBe(200);
  expect((await shop.post(login, { email: owner.email, password: staffPassword })).statusCode).toBe(401);
  expect((await shop.post(login, { email: owner.email, password })).statusCode).toBe(200);
  const entry = (await auditOf(shop, 'staff')).find(({ action }) => action === 'new_password');
  expect(entry).toMatchObject({ staff_id: null, subject_id: String(owner.id), before: null, after: null });
});

test('the second factor stays: the new password alone opens nothing', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await shop.database.pool.query(`update staff set totp_secret = 'sealed', totp_confirmed_at = now()`);
  expect(await resetStaffPassword(shop.shop.db, { email: owner.email, password })).toEqual({ hasSecondFactor: true });
  expect((await shop.post(login, { email: owner.email, password })).json().code).toBe('second_factor_code_needed');
  const [row] = (await shop.rows('staff')) as { totp_secret: string; totp_confirmed_at: string }[];
  expect([row!.totp_secret, row!.totp_confirmed_at]).toEqual(['sealed', expect.any(String)]);
});

test('nobody who works here no more, or never did, gets a password', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await shop.database.pool.query('update staff set is_active = false');
  const before = [await shop.rows('staff'), await shop.rows('audit_log')];
  for (const email of [owner.email, 'nobody@rosa.example'])
    await expect(resetStaffPassword(shop.shop.db, { email, password })).rejects.toThrow('No active member of staff');
  expect([await shop.rows('staff'), await shop.rows('audit_log')]).toEqual(before);
});
