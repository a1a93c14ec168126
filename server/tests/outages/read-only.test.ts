import { expect, test } from 'vitest';
import { openTestShop } from '../open-test-shop.ts';
import { books, createOrder, pickupOrder } from '../orders.ts';
import { signedIn } from '../staff.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('with a read-only database the shop is not ready, but reading works, also in the back office', async () => {
  const { url } = (await newDatabasePlace()) as { url: string };
  await using before = await openTestShop({ database: await openAgain({ url }) });
  await before.addProduct({ brandId: await before.addBrand(), slug: 'cream' });
  const manager = await signedIn(before, 'manager');
  // Old enough for the session to be extended.
  await before.database.pool.query(`update staff_sessions set expires_at = now() + interval '30 minutes'`);
  const [was, sessions] = [await books(before), await before.rows('staff_sessions')];
  expect(await before.database.isWritable()).toBe(true);

  // As with a server that has become a standby.
  const standby = new URL(url);
  standby.searchParams.set('options', '-c default_transaction_read_only=on');
  await using shop = await openTestShop({ database: await openAgain({ url: standby.href }), hasRateLimits: false });
  expect(await shop.database.isWritable()).toBe(false);
  const { headers } = manager;
  expect((await shop.get('/api/v1/admin/orders/', headers)).statusCode).toBe(200);
  expect((await shop.get('/api/v1/shop/product/cream/')).statusCode).toBe(200);
  const refused = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'service_unavailable']);
  expect([await books(before), await before.rows('staff_sessions')]).toEqual([was, sessions]);
});
