import { expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { signedIn, staffPassword } from '../../../tests/staff.ts';

const ira = { name: 'Ірина Савчук', email: 'Ira@Rosa.example', role: 'manager', password: 'a very long password' };
const login = '/api/v1/admin/auth/login/';

test('an owner adds somebody, who may sign in at once', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const added = await owner.post('staff/', ira);
  expect([added.statusCode, added.json()]).toEqual([
    201,
    {
      id: expect.any(Number),
      version: 0,
      name: 'Ірина Савчук',
      email: 'ira@rosa.example',
      role: 'manager',
      role_name: 'Менеджер',
      state: 'active',
      invited_until: null,
      is_active: true,
      has_second_factor: false,
      last_sign_in_at: null,
      created_at: expect.any(String),
    },
  ]);
  const { password } = ira;
  expect((await shop.post(login, { email: 'ira@rosa.example', password })).json().role).toBe('manager');
  const found = (await owner.get('staff/?q=савчук')).json();
  expect([found.total, found.data[0].last_sign_in_at]).toEqual([1, expect.any(String)]);
  expect(JSON.stringify(await shop.rows('audit_log'))).not.toContain(password);
});

test('an address is of one member of staff, and a password is long', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const taken = await owner.post('staff/', { ...ira, email: owner.email });
  expect(taken.json()).toEqual({ email: ['Працівник із такою поштою вже є.'] });
  expect((await owner.post('staff/', { ...ira, password: 'short' })).json()).toHaveProperty('password');
  expect(await shop.rows('staff')).toHaveLength(1);
});

test('another role counts from the next call on; who works here no more is signed out', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  const change = (facts: object) =>
    owner.put(`staff/${manager.id}/`, { name: 'Олена', role: 'manager', is_active: true, ...facts });
  expect((await change({ role: 'content_editor' })).json().role).toBe('content_editor');
  expect((await manager.get('auth/me/')).json().role).toBe('content_editor');
  expect((await change({ role: 'content_editor', is_active: false })).json().is_active).toBe(false);
  expect((await manager.get('auth/me/')).statusCode).toBe(401);
  await change({});
  expect((await manager.get('auth/me/')).statusCode).toBe(401);
  const changes = (await shop.rows('audit_log')).filter(({ action }) => action === 'update');
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [{ role: 'manager' }, { role: 'content_editor' }],
    [{ is_active: true }, { is_active: false }],
    [
      { role: 'content_editor', is_active: false },
      { role: 'manager', is_active: true },
    ],
  ]);
});

test('the last owner stays one', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const before = [await shop.rows('staff'), await shop.rows('audit_log')];
  const asManager = { name: 'Олена', role: 'manager', is_active: true };
  for (const facts of [asManager, { ...asManager, role: 'owner', is_active: false }])
    expect((await owner.put(`staff/${owner.id}/`, facts)).json().code).toBe('last_owner');
  expect([await shop.rows('staff'), await shop.rows('audit_log')]).toEqual(before);
  await owner.post('staff/', { ...ira, role: 'owner' });
  expect((await owner.put(`staff/${owner.id}/`, asManager)).statusCode).toBe(200);
});

test('an owner lets somebody in again who has lost password or phone, and nobody lets in themselves', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  await shop.database.pool.query(
    `update staff set totp_secret = 'sealed', totp_confirmed_at = now() where id = ${manager.id}`,
  );
  const signIn = (password: string) => shop.post(login, { email: manager.email, password });
  expect((await signIn(staffPassword)).json().code).toBe('second_factor_code_needed');
  expect((await owner.post(`staff/${manager.id}/reset-second-factor/`)).statusCode).toBe(204);
  expect((await manager.get('auth/me/')).statusCode).toBe(401);
  expect((await signIn(staffPassword)).statusCode).toBe(200);

  expect((await owner.post(`staff/${manager.id}/new-password/`, { password: ira.password })).statusCode).toBe(204);
  expect((await signIn(staffPassword)).json().code).toBe('wrong_credentials');
  expect((await signIn(ira.password)).statusCode).toBe(200);

  const before = await shop.rows('audit_log');
  for (const [path, body] of [
    [`staff/${owner.id}/reset-second-factor/`, {}],
    [`staff/${owner.id}/new-password/`, { password: ira.password }],
  ] as const)
    expect((await owner.post(path, body)).json().code).toBe('own_account');
  expect((await owner.post('staff/999999/end-sessions/')).json().code).toBe('staff_not_found');
  expect(await shop.rows('audit_log')).toEqual(before);
});

test('signing somebody out everywhere leaves the session that does it', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const again = await shop.post(login, { email: owner.email, password: staffPassword });
  const cookie = String(again.headers['set-cookie']).split(';')[0]!;
  expect((await owner.post(`staff/${owner.id}/end-sessions/`)).statusCode).toBe(204);
  expect((await shop.get('/api/v1/admin/auth/me/', { cookie })).statusCode).toBe(401);
  expect((await owner.get('auth/me/')).statusCode).toBe(200);
});
