import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { startJobs } from './start-jobs.ts';

test('a job that runs at start runs, and stopping waits for it', async () => {
  await using shop = await openTestShop();
  const ran = Promise.withResolvers<boolean>();
  let isFinished = false;
  const jobs = await startJobs(
    shop.database.pool,
    shop.shop,
    [
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
    ],
    pino({ level: 'silent' }),
  );
  expect(await ran.promise).toBe(true);

  await jobs.stop();

  expect(isFinished).toBe(true);
});
