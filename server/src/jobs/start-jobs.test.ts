import { expect, test } from 'vitest';
import { logInto } from '../../tests/log-into.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { startJobs } from './start-jobs.ts';

test('a job that runs at start runs, and stopping waits for it', async () => {
  await using shop = await openTestShop();
  const ran = Promise.withResolvers<boolean>();
  let isFinished = false;
  const jobs = await startJobs(shop.database.pool, shop.shop, [
    {
      name: 'water-the-plants',
      schedule: '0 0 1 1 *',
      atStart: true,
      async run({ db }, stopped) {
        ran.resolve(db === shop.shop.db);
        await new Promise<void>((end) => stopped.addEventListener('abort', () => end()));
        isFinished = true;
      },
    },
  ]);
  expect(await ran.promise).toBe(true);

  await jobs.stop();

  expect(isFinished).toBe(true);
});

test('a job that fails is reported', async () => {
  const reported = Promise.withResolvers<Record<string, unknown>>();
  const log = logInto((line) => reported.resolve(line));
  await using shop = await openTestShop({ log });
  const failing = {
    name: 'break-a-vase',
    schedule: '0 0 1 1 *',
    atStart: true,
    run: () => Promise.reject(new Error('crash')),
  };
  const jobs = await startJobs(shop.database.pool, shop.shop, [failing]);
  expect(await reported.promise).toMatchObject({ msg: 'job failed', job: 'break-a-vase', err: { message: 'crash' } });
  await jobs.stop();
});
