import { expect, test } from 'vitest';
import { openTestShop } from '../open-test-shop.ts';
import { books, createOrder, pickupOrder } from '../orders.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('an order that waits too long for a row is told to try again, and leaves nothing', async () => {
  const place = { patienceMs: 500, ...(await newDatabasePlace()) };
  await using shop = await openTestShop({ database: await openAgain(place) });
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const before = await books(shop);
  const holding = await shop.database.pool.connect();
  await holding.query('begin');
  await holding.query('select from variants for update');

  const reply = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
  await holding.query('rollback');
  holding.release();

  expect([reply.statusCode, reply.json().code]).toEqual([503, 'service_unavailable']);
  expect(await books(shop)).toEqual(before);
});
