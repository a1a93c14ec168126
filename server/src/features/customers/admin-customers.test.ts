import { expect, test } from 'vitest';
import { mailedLink, orderAs, register } from '../../../tests/accounts.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';

async function openShopWithCustomers() {
  const shop = await openTestShop({ hasRateLimits: false });
  const owner = await signedIn(shop);
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants: [variant('CREAM', 500_00)] });
  const olena = await register(shop);
  await register(shop, { first_name: 'Ірина', last_name: 'Мельник', email: 'iryna@rosa.example' });
  await orderAs(shop, olena.headers);
  await orderAs(shop, olena.headers);
  await shop.database.pool.query('update orders set received = 50000, refunded = 10000 where id = 1');
  return { ...shop, owner, olena };
}

test('customers are found by name, e-mail and phone, and sorted by what they spent', async () => {
  await using shop = await openShopWithCustomers();
  const found = async (query: string) =>
    (await shop.owner.get(`customers/?${query}`)).json().data.map(({ id }: { id: number }) => id);

  const { data, total } = (await shop.owner.get('customers/?sort=total_spent&order=DESC')).json();
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { id: 1, last_name: 'Ковальчук', orders_count: 2, total_spent: '400.00', last_order_at: expect.any(String) },
    { id: 2, last_name: 'Мельник', orders_count: 0, total_spent: '0.00', last_order_at: null },
  ]);
  expect(await found(`q=${encodeURIComponent('МЕЛЬНИК ір')}`)).toEqual([2]);
  expect(await found('q=iryna@')).toEqual([2]);
  expect(await found('is_activated=true')).toEqual([]);
});

test('one customer is shown with orders, wishes, devices and the newsletter', async () => {
  await using shop = await openShopWithCustomers();
  expect((await shop.owner.get('customers/1/')).json()).toMatchObject({
    email: 'olena@rosa.example',
    is_activated: false,
    total_spent: '400.00',
    wishlist_size: 0,
    sessions_count: 1,
    subscription: null,
    orders: [
      { id: 2, state: 'new', total_price: '500.00', received: '0.00', refunded: '0.00' },
      { id: 1, state: 'new', total_price: '500.00', received: '500.00', refunded: '100.00' },
    ],
  });
  expect((await shop.owner.get('customers/9/')).json()).toMatchObject({ code: 'customer_not_found' });
});

test('the link that proves an address is mailed again, until it was used', async () => {
  await using shop = await openShopWithCustomers();
  const first = await mailedLink(shop, 'activation');
  expect((await shop.owner.post('customers/1/resend-activation/')).statusCode).toBe(204);
  await shop.runQueuedJobs();
  const second = await mailedLink(shop, 'activation');
  expect(second.token).not.toBe(first.token);

  await shop.post('/api/v1/users/activation/', second);
  const before = [await shop.rows('letters'), await auditOf(shop, 'customer')];
  const again = await shop.owner.post('customers/1/resend-activation/');
  expect([again.statusCode, again.json().code]).toEqual([409, 'customer_is_activated']);
  expect([await shop.rows('letters'), await auditOf(shop, 'customer')]).toEqual(before);
});

test('only an owner erases an account, and what is written down of it names nobody', async () => {
  await using shop = await openShopWithCustomers();
  const manager = await signedIn(shop, 'manager');
  expect((await manager.delete('customers/1/')).statusCode).toBe(403);
  expect((await shop.get('/api/v1/users/me/', shop.olena.headers)).statusCode).toBe(200);

  expect((await shop.owner.delete('customers/1/')).statusCode).toBe(204);

  expect((await shop.get('/api/v1/users/me/', shop.olena.headers)).statusCode).toBe(401);
  expect(await shop.rows('customers')).toMatchObject([{ email: '', first_name: '' }, { first_name: 'Ірина' }]);
  expect((await shop.owner.get('customers/')).json().total).toBe(1);
  expect(await auditOf(shop, 'customer')).toMatchObject([
    { staff_id: shop.owner.id, action: 'erase', subject_id: '1', before: null, after: null },
  ]);
  expect((await shop.owner.delete('customers/1/')).json()).toMatchObject({ code: 'customer_not_found' });
});
