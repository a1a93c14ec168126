import { expect, test } from 'vitest';
import { giveUpLetter } from '../../src/features/notifications/send-letter.ts';
import { queuedJobs } from '../../src/jobs/jobs.ts';
import { startJobs } from '../../src/jobs/start-jobs.ts';
import { openTestShop } from '../open-test-shop.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('two processes that work the same queue do each job once', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place) });
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  await one.shop.db.transaction(async (tx) => {
    for (const letterId of ids) await one.shop.queue.add(tx, 'send-letter', { letterId });
  });
  const done: number[] = [];
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const working = (process: 0 | 1) => ({
    ...queuedJobs,
    'send-letter': {
      concurrency: 2,
      async run(_: unknown, { letterId }: { letterId: number }) {
        done.push(letterId);
        arrived[process].resolve();
        // Wait until the other process has a job, too.
        await Promise.all(arrived.map(({ promise }) => promise));
      },
      giveUp: giveUpLetter,
    },
  });

  const jobs = await Promise.all([
    startJobs(one.database.pool, one.shop, [], working(0)),
    startJobs(other.database.pool, other.shop, [], working(1)),
  ]);
  await expect.poll(() => waitingPieces(one)).toBe(0);
  await Promise.all(jobs.map((running) => running.stop()));

  expect(done.toSorted((left, right) => left - right)).toEqual(ids);
});

async function waitingPieces(shop: Awaited<ReturnType<typeof openTestShop>>): Promise<number> {
  return (await shop.queuedJobs()).filter(({ name, state }) => name === 'send-letter' && state !== 'completed').length;
}
