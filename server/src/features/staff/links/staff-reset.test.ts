import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../../tests/orders.ts';
import { auditOf, signedIn, staffLink, staffPassword } from '../../../../tests/staff.ts';
import { deleteExpired } from '../../customers/erasing/delete-expired.ts';

const ask = '/api/v1/admin/auth/reset/';
const login = '/api/v1/admin/auth/login/';
const set = '/api/v1/admin/auth/link/password/';
const new_password = 'a very long password';
const badLink = { token: ['Посилання недійсне або застаріло. Попросіть надіслати нове.'] };

async function resetLink(shop: TestShop, email: string) {
  await shop.post(ask, { email });
  return await staffLink(shop, email);
}

test('the new password ends all sessions, also the one that asked, and counts once', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  const earlier = await resetLink(shop, manager.email);
  await manager.post('auth/reset/', { email: 'Manager@Rosa.example' });
  const link = await staffLink(shop, manager.email);
  expect(link).not.toEqual(earlier);
  expect((await manager.get('auth/me/')).statusCode).toBe(200);

  expect((await shop.post(set, { ...link, new_password })).statusCode).toBe(204);
  expect((await manager.get('auth/me/')).statusCode).toBe(401);
  expect((await owner.get('auth/me/')).statusCode).toBe(200);
  expect((await shop.post(login, { email: manager.email, password: staffPassword })).statusCode).toBe(401);
  expect((await shop.post(login, { email: manager.email, password: new_password })).statusCode).toBe(200);
  for (const used of [link, earlier]) {
    const reply = await shop.post(set, { ...used, new_password: 'another long password' });
    expect([reply.statusCode, reply.json()]).toEqual([400, badLink]);
  }
  expect((await shop.post(login, { email: manager.email, password: new_password })).statusCode).toBe(200);
  expect((await auditOf(shop, 'staff')).find(({ action }) => action === 'reset_password')).toMatchObject({
    staff_id: manager.id,
    subject_id: String(manager.id),
    before: null,
    after: null,
  });
});

test('the second factor stays', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await shop.database.pool.query(`update staff set totp_secret = 'sealed', totp_confirmed_at = now()`);
  const link = await resetLink(shop, owner.email);
  expect((await shop.post(set, { ...link, new_password })).statusCode).toBe(204);
  const reply = await shop.post(login, { email: owner.email, password: new_password });
  expect(reply.json().code).toBe('second_factor_code_needed');
  expect(await shop.rows('staff')).toMatchObject([{ totp_secret: 'sealed', totp_confirmed_at: expect.any(String) }]);
});

test('a known and an unknown address are answered alike, and only who works here gets a letter', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  await owner.post('staff/', { name: 'Ірина', email: 'invited@rosa.example', role: 'manager' });
  const gone = await signedIn(shop, 'content_editor');
  await owner.put(`staff/${gone.id}/`, { name: 'Олена', role: 'content_editor', is_active: false });
  await shop.mailEverything();
  shop.mailbox.length = 0;
  const before = [await shop.rows('staff_links'), await shop.rows('audit_log')];

  const answers = [];
  for (const email of [owner.email, 'nobody@rosa.example', 'invited@rosa.example', gone.email]) {
    const { statusCode, body, headers } = await shop.post(ask, { email });
    answers.push([statusCode, body, headers['set-cookie']]);
  }
  expect(answers).toEqual(answers.map(() => [204, '', undefined]));
  // The request looks nothing up: it writes the same for each, and the job finds out.
  expect(await shop.rows('staff_reset_requests')).toHaveLength(4);
  expect([await shop.rows('staff_links'), await shop.rows('audit_log')]).toEqual(before);

  await shop.mailEverything();
  expect(shop.mailbox.map(({ to }) => to)).toEqual([owner.email]);
  expect(await shop.rows('staff_reset_requests')).toEqual([]);
});

test('a link lives for a day and is for its own purpose; requests are limited', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const link = await resetLink(shop, owner.email);
  await shop.database.pool.query(`update staff_links set expires_at = expires_at - interval '24 hours'`);
  const late = await shop.post(set, { ...link, new_password });
  expect([late.statusCode, late.json()]).toEqual([400, badLink]);
  // The link of a customer's letter is no link of staff, and the other way round.
  const customers = await shop.post('/api/v1/users/reset_password_confirm/', { ...link, new_password: 'Nova-Rosa-1!' });
  expect(customers.statusCode).toBe(400);
  expect((await owner.get('auth/me/')).statusCode).toBe(200);

  for (let time = 1; time < 10; time += 1) expect((await shop.post(ask, { email: owner.email })).statusCode).toBe(204);
  const refused = await shop.post(ask, { email: owner.email });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);

  await shop.database.pool.query(`update staff_links set expires_at = now() - interval '31 days'`);
  await shop.database.pool.query(`update staff_reset_requests set created_at = now() - interval '31 days'`);
  await deleteExpired(shop.shop);
  expect([await shop.rows('staff_links'), await shop.rows('staff_reset_requests')]).toEqual([[], []]);
});
