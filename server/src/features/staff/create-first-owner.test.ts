import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { isPassword } from '../../passwords.ts';
import { createFirstOwner } from './create-first-owner.ts';

const olena = { email: ' Olena@Rosa.example', name: 'Олена', password: 'long-enough-password' };

test('the first owner is made, with a hashed password and a line in the audit log', async () => {
  await using shop = await openTestShop();
  await createFirstOwner(shop.shop.db, olena);
  const [row] = await shop.rows('staff');
  expect(row).toMatchObject({ email: 'olena@rosa.example', name: 'Олена', role: 'owner', is_active: true });
  expect(await isPassword(olena.password, String(row?.password_hash))).toBe(true);
  expect(await shop.rows('audit_log')).toEqual([
    expect.objectContaining({
      action: 'create',
      subject: 'staff',
      after: { email: 'olena@rosa.example', name: 'Олена', role: 'owner' },
    }),
  ]);
});

test('there is only one first owner, even when two are made at the same moment', async () => {
  await using shop = await openTestShop();
  const made = await Promise.allSettled([
    createFirstOwner(shop.shop.db, olena),
    createFirstOwner(shop.shop.db, { ...olena, email: 'ira@rosa.example' }),
  ]);
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await shop.rows('staff')).toHaveLength(1);
});
