import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { expect, test } from 'vitest';
import { newCustomer, register } from '../../../tests/accounts.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import type { TestShop } from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';
import { notifyOfWrongTries } from './wrong-tries.ts';

const guess = async (shop: TestShop, path: string, email: string, times: number) => {
  for (let time = 0; time < times; time += 1)
    expect((await shop.post(path, { email, password: 'wrong' })).statusCode).toBe(401);
};
const asCustomer = '/api/v1/jwt/create/';
const asStaff = '/api/v1/admin/auth/login/';

test('the owner, and nobody else, reads on the dashboard which accounts somebody tries to get into', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  await register(shop);
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  await guess(shop, asCustomer, newCustomer.email, 9);
  await guess(shop, asStaff, owner.email, 12);
  await guess(shop, asCustomer, 'nobody@rosa.example', 15);
  const attacked = async (member: typeof owner) =>
    ((await member.get('dashboard/')).json() as Dashboard).attacked_accounts;
  const ofOwner = { kind: 'staff', id: owner.id, email: owner.email, tries: 12, wrong_codes: 0 };
  const moments = { since: expect.any(String), last_at: expect.any(String) };
  expect(await attacked(owner)).toEqual({ total: 1, accounts: [{ ...ofOwner, ...moments }] });

  await guess(shop, asCustomer, newCustomer.email, 1);
  expect(await attacked(owner)).toMatchObject({ total: 2, accounts: [{ kind: 'customer', tries: 10 }, ofOwner] });
  expect(await attacked(manager)).toEqual({ total: 0, accounts: [] });

  await shop.database.pool.query(`update wrong_tries set last_at = now() - interval '25 hours'`);
  expect(await attacked(owner)).toEqual({ total: 0, accounts: [] });
});

test('the log has an entry for ten tries and one for a hundred, never one for each', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  await register(shop);
  const told = async () => {
    await notifyOfWrongTries(shop.shop);
    await notifyOfWrongTries(shop.shop);
    return (await auditOf(shop, 'customer')).map(({ staff_id, action, subject_id, after }) => ({
      staff_id,
      action,
      subject_id,
      after,
    }));
  };
  const entry = (tries: number) => ({ staff_id: null, action: 'wrong_tries', subject_id: '1', after: { tries } });
  await guess(shop, asCustomer, newCustomer.email, 9);
  await guess(shop, asCustomer, 'nobody@rosa.example', 12);
  expect(await told()).toEqual([]);
  await guess(shop, asCustomer, newCustomer.email, 3);
  expect(await told()).toEqual([entry(12)]);
  await shop.database.pool.query(`update wrong_tries set tries = 119 where customer_id is not null`);
  expect(await told()).toEqual([entry(12)]);
  await guess(shop, asCustomer, newCustomer.email, 1);
  expect(await told()).toEqual([entry(12), entry(120)]);
});

test('they are counted by the day and kept for a day', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  await register(shop);
  await guess(shop, asCustomer, newCustomer.email, 3);
  const age = (column: string) =>
    shop.database.pool.query(`update wrong_tries set told_tries = 2, ${column} = now() - interval '25 hours'`);
  await age('since');
  await guess(shop, asCustomer, newCustomer.email, 1);
  expect(await shop.rows('wrong_tries')).toMatchObject([{ tries: 1, told_tries: 0, customer_id: 1 }]);
  await shop.database.pool.query(`update wrong_tries set last_at = now() - interval '25 hours'`);
  await notifyOfWrongTries(shop.shop);
  expect(await shop.rows('wrong_tries')).toEqual([]);
});

test('wrong tries at staff are in the log with their networks, one entry an hour; unknown addresses are only counted', async () => {
  await using shop = await openTestShop({ hasRateLimits: false, trustProxy: ['127.0.0.1'] });
  const owner = await signedIn(shop);
  const manager = await signedIn(shop, 'manager');
  const entries = async () =>
    (await auditOf(shop, 'staff'))
      .filter(({ action }) => action === 'wrong_tries')
      .map(({ staff_id, subject_id, after }) => ({ staff_id, subject_id, after }));
  const from = (address: string, email: string) =>
    shop.post(asStaff, { email, password: 'wrong' }, { 'x-forwarded-for': address });
  for (const address of ['203.0.113.7', '203.0.113.9', '2001:db8:1:2:3::4']) await from(address, manager.email);
  for (const email of ['nobody@rosa.example', 'somebody@rosa.example']) await from('198.51.100.1', email);
  expect(await entries()).toEqual([]);

  await notifyOfWrongTries(shop.shop);
  await notifyOfWrongTries(shop.shop);
  const ofManager = { staff_id: null, subject_id: String(manager.id) };
  const first = [
    { ...ofManager, after: { tries: 3, networks: ['2001:db8:1::/48', '203.0.113.0/24'] } },
    { staff_id: null, subject_id: 'unknown', after: { tries: 2, networks: ['198.51.100.0/24'] } },
  ];
  expect(await entries()).toEqual(first);

  for (let time = 0; time < 20; time += 1) await from('198.51.100.1', manager.email);
  await notifyOfWrongTries(shop.shop);
  expect(await entries()).toEqual(first);
  await shop.database.pool.query(`update wrong_tries set told_at = told_at - interval '1 hour'`);
  await notifyOfWrongTries(shop.shop);
  expect(await entries()).toEqual([...first, { ...ofManager, after: { tries: 20, networks: ['198.51.100.0/24'] } }]);
  const log = JSON.stringify((await owner.get('audit/')).json());
  for (const secret of ['nobody@', '203.0.113.7', 'wrong"']) expect(log).not.toContain(secret);
});

test('a try that came before the day was over is told, too', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  const owner = await signedIn(shop);
  await guess(shop, asStaff, owner.email, 4);
  await notifyOfWrongTries(shop.shop);
  await guess(shop, asStaff, owner.email, 2);
  await shop.database.pool.query(
    `update wrong_tries set since = now() - interval '25 hours', told_at = now() - interval '2 hours'`,
  );
  await guess(shop, asStaff, owner.email, 1);
  await notifyOfWrongTries(shop.shop);
  const tries = (await auditOf(shop, 'staff')).flatMap(({ action, after }) =>
    action === 'wrong_tries' ? [(after as { tries: number }).tries] : [],
  );
  expect(tries).toEqual([4, 3]);
});

test('a sign-in is in the log with its network, and never with the password', async () => {
  await using shop = await openTestShop();
  await signedIn(shop);
  const entries = (await auditOf(shop, 'staff')).filter(({ action }) => action === 'sign_in');
  expect(entries).toMatchObject([{ after: { network: '127.0.0.0/24' } }]);
  expect(Object.keys(entries[0]!.after as object)).toEqual(['network']);
});
