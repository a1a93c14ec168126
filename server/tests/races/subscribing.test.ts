import { expect, test } from 'vitest';
import { openTestShop } from '../open-test-shop.ts';

const subscribe = (shop: Awaited<ReturnType<typeof openTestShop>>, email: string) =>
  shop.post('/api/v1/actions/subscriptions/', { email });

test('the same address sent many times at once is one subscription, and all requests succeed', async () => {
  await using shop = await openTestShop({ hasRateLimits: false });
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, number) => subscribe(shop, number % 2 ? 'a@rosa.example' : 'A@Rosa.example')),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(await shop.rows('subscriptions')).toMatchObject([{ email: 'a@rosa.example', state: 'pending' }]);
});

test('a confirmation that commits during another subscription request is not undone', async () => {
  await using shop = await openTestShop();
  await subscribe(shop, 'a@rosa.example');
  const confirming = await shop.database.pool.connect();
  await confirming.query('begin');
  await confirming.query(`update subscriptions set state = 'confirmed', confirmed_at = now()`);

  const again = subscribe(shop, 'a@rosa.example');
  await waitingForALock(shop);
  await confirming.query('commit');
  confirming.release();

  expect((await again).statusCode).toBe(201);
  expect(await shop.rows('subscriptions')).toMatchObject([{ state: 'confirmed', confirmed_at: expect.anything() }]);
});

async function waitingForALock(shop: Awaited<ReturnType<typeof openTestShop>>): Promise<void> {
  const countWaiting = async () => {
    const { rowCount } = await shop.database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(countWaiting).toBeGreaterThan(0);
}
