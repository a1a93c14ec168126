import { expect, test } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';

test('work queued in a transaction is there after its commit, once', async () => {
  await using shop = await openTestShop();
  const { db, queue } = shop.shop;

  await db.transaction(async (tx) => {
    await queue.add(tx, 'send-letter', { letterId: 7 });
  });

  expect(await shop.queuedJobs()).toEqual([
    { name: 'send-letter', data: { letterId: 7 }, state: 'created', startAfter: expect.any(Date) },
  ]);
});

test('work queued in a transaction that fails is not there', async () => {
  await using shop = await openTestShop();
  const { db, queue } = shop.shop;

  const failing = db.transaction(async (tx) => {
    await queue.add(tx, 'send-letter', { letterId: 7 });
    throw new Error('no stock');
  });

  await expect(failing).rejects.toThrow('no stock');
  expect(await shop.queuedJobs()).toEqual([]);
});

test('work may wait for its time', async () => {
  await using shop = await openTestShop();
  const startAfter = new Date('2030-01-02T03:04:05Z');

  await shop.shop.db.transaction((tx) => shop.shop.queue.add(tx, 'send-letter', { letterId: 7 }, { startAfter }));

  expect(await shop.queuedJobs()).toMatchObject([{ state: 'created', startAfter }]);
});
