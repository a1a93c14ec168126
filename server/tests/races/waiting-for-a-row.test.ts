import { expect, test } from 'vitest';
import { openTestShop, variant } from '../open-test-shop.ts';
import { books, createOrder, pickupOrder } from '../orders.ts';
import { signedIn } from '../staff.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('an order that waits too long for a row lock gets a 503, and leaves nothing', async () => {
  const place = await newDatabasePlace();
  await using shop = await openTestShop({ database: await openAgain(place) });
  // Only the shop that waits for the row has a short timeout: on a busy machine all else may be slow.
  await using impatient = await openTestShop({ database: await openAgain({ ...place, patienceMs: 500 }) });
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const before = await books(shop);
  const holding = await shop.database.pool.connect();
  await holding.query('begin');
  await holding.query('select from variants for update');

  const reply = await impatient.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
  await holding.query('rollback');
  holding.release();

  expect([reply.statusCode, reply.json().code]).toEqual([503, 'service_unavailable']);
  expect(await books(shop)).toEqual(before);
});

test('orders that wait for one row leave connections for other requests, and are accepted when it is unlocked', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  const variants = [variant('HOT', 100_00, { stock: 100 })];
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants });
  const manager = await signedIn(shop, 'manager');
  const holding = await shop.database.connect();
  await holding.query('begin');
  await holding.query('select from variants for update');

  // More than the connections of a process.
  const orders = Array.from({ length: 24 }, () =>
    shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00')),
  );
  const countWaiting = async () => {
    const { rows } = await shop.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(countWaiting).toBe(6);
  const [list, product] = [await manager.get('orders/'), await shop.get('/api/v1/shop/product/cream/')];
  expect([list.statusCode, product.statusCode, await shop.database.isWritable()]).toEqual([200, 200, true]);
  expect(await countWaiting()).toBe(6);

  await holding.query('rollback');
  await holding.end();
  expect((await Promise.all(orders)).map(({ statusCode }) => statusCode)).toEqual(orders.map(() => 201));
  expect(await shop.rows('variants')).toMatchObject([{ stock: 76 }]);
});
