import { givableRights, isAllowed, isOnlyOwners, type Right, rights } from '@shop/contract/admin/rights.ts';
import { adminEndpoints } from '@shop/contract/admin-endpoints.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../../tests/staff.ts';

async function openWithRole(given: readonly Right[] = ['orders'], name = 'Комірник') {
  const shop = await openTestShop({ hasRateLimits: false });
  const owner = await signedIn(shop);
  const role = (await owner.post('roles/', { name, rights: given })).json() as {
    id: number;
    version: number;
    rights: Right[];
  };
  return { ...shop, owner, role };
}

const books = async (shop: TestShop) => [
  await shop.rows('staff'),
  await shop.rows('staff_roles'),
  await shop.rows('audit_log'),
];

test('a role is a name and a set of rights, with what these require', async () => {
  await using shop = await openWithRole(['order_steps', 'stock']);
  const { owner, role } = shop;
  expect(role).toEqual({
    ...{ id: 1, version: 0, name: 'Комірник', members: 0 },
    rights: ['orders', 'order_steps', 'catalogue', 'stock'],
  });
  const member = await signedIn(shop, role.id);
  expect((await member.get('auth/me/')).json()).toMatchObject({ role: 1, role_name: 'Комірник', rights: role.rights });
  expect((await owner.get('roles/')).json()).toEqual({ total: 1, data: [{ ...role, members: 1 }] });
  expect((await owner.get(`staff/${member.id}/`)).json()).toMatchObject({ role: 1, role_name: 'Комірник' });
  expect(await auditOf(shop, 'role')).toMatchObject([
    { action: 'create', staff_id: owner.id, after: { name: 'Комірник', rights: role.rights } },
  ]);
});

test.each(givableRights)('the right %s opens its calls and no other call of the back office', async (right) => {
  await using shop = await openWithRole([right]);
  const member = await signedIn(shop, shop.role.id);
  const before = await shop.rows('audit_log');
  const { rights: held } = (await member.get('auth/me/')).json() as { rights: Right[] };
  for (const { method, path, needs } of adminEndpoints) {
    if (typeof needs === 'string' || isAllowed(needs, held)) continue;
    const reply = await member.call(method, path.slice('/api/v1/admin/'.length).replace(/:\w+/g, '999999'), {});
    expect([method, path, reply.statusCode, reply.json().code]).toEqual([method, path, 403, 'not_allowed']);
  }
  expect(await shop.rows('audit_log')).toEqual(before);
});

test('a change of the role acts on the sessions of its members at once', async () => {
  await using shop = await openWithRole(['orders', 'promo_codes']);
  const { owner, role } = shop;
  const member = await signedIn(shop, role.id);
  expect((await member.get('promo-codes/')).statusCode).toBe(200);
  const changed = await owner.put('roles/1/', { name: 'Комірник', rights: ['orders'], version: role.version });
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { rights: ['orders'], version: 1 }]);
  expect((await member.get('promo-codes/')).json().code).toBe('not_allowed');
  expect((await member.get('orders/')).statusCode).toBe(200);
  expect((await auditOf(shop, 'role')).at(-1)).toMatchObject({
    before: { rights: ['orders', 'promo_codes'] },
    after: { rights: ['orders'] },
  });
  const late = await owner.put('roles/1/', { name: 'Комірник', rights: ['stock'], version: role.version });
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  expect((await owner.get('roles/1/')).json().rights).toEqual(['orders']);
});

test('a role that somebody has stays; one that nobody has goes', async () => {
  await using shop = await openWithRole();
  const { owner, role } = shop;
  const member = await signedIn(shop, role.id);
  // Also who works here no more may come back with it.
  await owner.put(`staff/${member.id}/`, { name: 'Олена', role: role.id, is_active: false });
  const before = await books(shop);
  expect((await owner.delete('roles/1/')).json().code).toBe('still_in_use');
  expect(await books(shop)).toEqual(before);
  await owner.put(`staff/${member.id}/`, { name: 'Олена', role: 'manager', is_active: false });
  expect((await owner.delete('roles/1/')).statusCode).toBe(204);
  expect((await owner.get('roles/1/')).json().code).toBe('role_not_found');
  const entries = (await owner.get('audit/?subject=staff&action=update')).json().data;
  expect(entries.at(-1)).toMatchObject({ before: { role: 1 }, names: { 'role 1': 'Комірник' } });
});

test('rights of the owner alone, unknown ones and none at all make no role', async () => {
  await using shop = await openWithRole();
  const { owner } = shop;
  const before = await books(shop);
  const onlyOwners = (Object.keys(rights) as Right[]).filter(isOnlyOwners);
  for (const given of [
    ...onlyOwners.map((each) => ['orders', each]),
    ['everything'],
    ['toString'],
    [],
    'orders',
    null,
  ]) {
    for (const reply of [
      await owner.post('roles/', { name: 'Помічник', rights: given }),
      await owner.put('roles/1/', { name: 'Комірник', rights: given }),
    ])
      expect([given, reply.statusCode]).toEqual([given, 400]);
  }
  const twice = await owner.post('roles/', { name: 'комірник', rights: ['orders'] });
  expect(twice.json()).toEqual({ name: ['Роль із такою назвою вже є.'] });
  for (const role of [999_999, 'admin', 0, null, { id: 1 }]) {
    const reply = await owner.post('staff/', { name: 'Ірина', email: 'ira@rosa.example', role });
    expect([role, reply.statusCode, Object.keys(reply.json())]).toEqual([role, 400, ['role']]);
  }
  expect(await books(shop)).toEqual(before);
});

test('nobody but an owner can raise a role, their own least of all', async () => {
  await using shop = await openWithRole([...givableRights]);
  const { role } = shop;
  const member = await signedIn(shop, role.id);
  const manager = await signedIn(shop, 'manager');
  const before = await books(shop);
  for (const each of [member, manager])
    for (const reply of [
      await each.put(`roles/${role.id}/`, { name: 'Комірник', rights: ['orders'] }),
      await each.post('roles/', { name: 'Нова', rights: ['orders'] }),
      await each.delete(`roles/${role.id}/`),
      await each.put(`staff/${each.id}/`, { name: 'Олена', role: 'owner', is_active: true }),
      await each.post('staff/', { name: 'Ірина', email: 'ira@rosa.example', role: 'owner' }),
      await each.get('roles/'),
      await each.get('audit/'),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_allowed']);
  expect(await books(shop)).toEqual(before);
});

test('rights that were written into the table by hand open nothing that is the owner’s', async () => {
  await using shop = await openWithRole();
  const member = await signedIn(shop, shop.role.id);
  await shop.database.pool.query(`update staff_roles set rights = '{orders,staff,roles,settings,everything}'`);
  expect((await member.get('auth/me/')).json().rights).toEqual(['orders']);
  expect((await member.get('staff/')).json().code).toBe('not_allowed');
});

test('the limits of managers hold for every own role', async () => {
  await using shop = await openWithRole([...givableRights]);
  const member = await signedIn(shop, shop.role.id);
  await shop.owner.post('promo-codes/', { code: 'ROSA10', percent: 10 });
  const before = await shop.rows('promo_codes');
  const reply = await member.post('promo-codes/', { code: 'HALF', percent: 90 });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'needs_owner']);
  expect(await shop.rows('promo_codes')).toEqual(before);
});

test('of two owners who take the role from each other at once one stays', async () => {
  await using shop = await openTestShop();
  const olena = await signedIn(shop);
  const marko = await signedIn(shop, 'owner', 'marko@rosa.example');
  await signedIn(shop, 'owner', 'third@rosa.example');
  const demote = { name: 'Олена', role: 'manager', is_active: true };
  const replies = await Promise.all([olena.put(`staff/${marko.id}/`, demote), marko.put(`staff/${olena.id}/`, demote)]);
  // The one who came second was no owner any more.
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  const roles = ((await shop.rows('staff')) as { role: string }[]).map(({ role }) => role);
  expect(roles.sort()).toEqual(['manager', 'owner', 'owner']);
});
