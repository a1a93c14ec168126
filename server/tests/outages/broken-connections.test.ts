import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { orderByCard, orderRow, sendWebhook } from '../card-orders.ts';
import { books, createOrder, pickupOrder } from '../orders.ts';
import { openShopOnAWire, orderUnavailable } from './shop-on-a-wire.ts';

const order = pickupOrder([{ variantId: 1, qty: 1 }], '100.00');

test('a silent database does not block requests, and is used again when it answers', async () => {
  await using outage = await openShopOnAWire();
  const { wire, shop, direct } = outage;
  await shop.post(createOrder, order);
  const before = await books(direct);

  wire.silence();
  // More than there are connections: a request that times out must release its connection.
  const replies = await Promise.all(Array.from({ length: 15 }, () => shop.post(createOrder, order)));
  for (const reply of replies) {
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([503, '60', orderUnavailable]);
  }
  wire.mend();
  expect(await books(direct)).toEqual(before);
  // A dead idle connection is detected at its first use, in both pools.
  await expect.poll(async () => (await shop.get('/api/v1/shop/product/cream/')).statusCode).toBe(200);
  await expect.poll(async () => (await shop.post(createOrder, order)).statusCode).toBe(201);

  const orders = await Promise.all(Array.from({ length: 3 }, () => shop.post(createOrder, order)));
  expect(orders.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
});

test('a connection that is lost in the middle of an order leaves nothing of it, and the next order is taken', async () => {
  await using outage = await openShopOnAWire();
  const { wire, shop, direct } = outage;
  const before = await books(direct);
  const holding = await direct.database.pool.connect();
  await holding.query('begin');
  await holding.query('select from variants for update');
  const replying = shop.post(createOrder, order);
  await expect.poll(async () => await waitingForARow(direct.database.pool)).toBe(1);

  wire.cut();
  const reply = await replying;
  await holding.query('rollback');
  holding.release();

  expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([503, '60', orderUnavailable]);
  await expect.poll(async () => await waitingForARow(direct.database.pool)).toBe(0);
  expect(await books(direct)).toEqual(before);
  wire.mend();
  expect((await shop.post(createOrder, order)).statusCode).toBe(201);
});

test('a connection that is lost between two statements ends its transaction and nothing else', async () => {
  await using outage = await openShopOnAWire();
  const { wire, shop, direct } = outage;

  const working = shop.shop.db.transaction(async (tx) => {
    await tx.execute(sql`update variants set stock = 0`);
    const { client } = (tx as unknown as { session: { client: pg.PoolClient } }).session;
    const lost = new Promise<void>((ended) => client.once('end', ended));
    wire.cut();
    await lost;
    await tx.execute(sql`update variants set stock = 1`);
  });

  await expect(working).rejects.toMatchObject({ cause: { message: expect.stringContaining('not queryable') } });
  wire.mend();
  expect(await direct.rows('variants')).toMatchObject([{ stock: 5 }]);
  expect((await shop.post(createOrder, order)).statusCode).toBe(201);
});

async function waitingForARow(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows.length;
}

test('a webhook that cannot be recorded is not accepted, so that the bank repeats it; then it counts once', async () => {
  await using outage = await openShopOnAWire();
  const { wire, shop, direct } = outage;
  const { id, attempt } = await orderByCard(shop, { cart_items: [{ variantId: 1, qty: 1 }] }, '100.00');
  wire.cut();
  const refused = await sendWebhook(shop, attempt, 'Approved', { amount: 100 });
  wire.mend();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'service_unavailable']);
  expect(await orderRow(direct, id)).toMatchObject({ received: '0' });

  for (let times = 0; times < 2; times += 1) {
    const accepted = await sendWebhook(shop, attempt, 'Approved', { amount: 100 });
    expect([accepted.statusCode, accepted.json().status]).toEqual([200, 'accept']);
  }
  expect(await orderRow(direct, id)).toMatchObject({ received: '10000' });
});
