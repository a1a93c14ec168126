import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { signedIn, staffPassword } from '../../../../tests/staff.ts';
import { unlockStaff } from './unlock-staff.ts';

test('an owner who has lost the phone signs in by password, and nobody stays signed in with it', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await shop.database.pool.query(`update staff set totp_secret = 'sealed', totp_confirmed_at = now()`);
  await unlockStaff(shop.shop.db, owner.email);
  expect((await owner.get('auth/me/')).statusCode).toBe(401);
  const reply = await shop.post('/api/v1/admin/auth/login/', { email: owner.email, password: staffPassword });
  expect(reply.json().second_factor.is_on).toBe(false);
});

test('an unknown address is told so, and nothing is written down', async () => {
  await using shop = await openTestShop();
  await expect(unlockStaff(shop.shop.db, 'nobody@rosa.example')).rejects.toThrow('No active member of staff');
  expect(await shop.rows('audit_log')).toEqual([]);
});
