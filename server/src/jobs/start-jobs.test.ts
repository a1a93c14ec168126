import { expect, test } from 'vitest';
import { logInto } from '../../tests/log-into.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { signedIn } from '../../tests/staff.ts';
import { giveUpLetter } from '../features/notifications/send-letter.ts';
import { createBoss, heartbeatSeconds, onlyQueues, onPool } from './boss.ts';
import { type Job, queuedJobs } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

test('a job that runs at start runs, and stopping waits for it', async () => {
  await using shop = await openTestShop();
  const ran = Promise.withResolvers<boolean>();
  let isFinished = false;
  const watering: Job = {
    name: 'water-the-plants',
    schedule: '0 0 1 1 *',
    atStart: true,
    async run({ db }, stopped) {
      ran.resolve(db === shop.shop.db);
      await new Promise<void>((end) => stopped.addEventListener('abort', () => end()));
      isFinished = true;
    },
  };
  const jobs = await startJobs(shop.database.pool, shop.shop, [watering], queuedJobs);
  expect(await ran.promise).toBe(true);

  await jobs.stop();

  expect(isFinished).toBe(true);
});

test('the queue of a timed job of an older version gets the options of this one', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  const airing: Job = { name: 'air-the-rooms', schedule: '0 0 1 1 *', atStart: false, run: async () => {} };
  const startOnce = async () => await (await startJobs(pool, shop.shop, [airing], queuedJobs)).stop();
  const optionsOf = async () =>
    (
      await pool.query(
        `select policy, retry_limit, retry_backoff, heartbeat_seconds from pgboss.queue where name = 'air-the-rooms'`,
      )
    ).rows;
  await startOnce();
  const made = await optionsOf();
  await pool.query(
    `update pgboss.queue set retry_limit = 1, retry_backoff = false, heartbeat_seconds = null where name = 'air-the-rooms'`,
  );

  await startOnce();

  expect(made).toEqual([{ policy: 'exclusive', retry_limit: 3, retry_backoff: true, heartbeat_seconds: 60 }]);
  expect(await optionsOf()).toEqual(made);
});

test('the schedule of a job that no longer exists is removed', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  const named = (name: string): Job => ({ name, schedule: '0 0 1 1 *', atStart: false, run: async () => {} });
  const startOnce = async (job: Job) => await (await startJobs(pool, shop.shop, [job], queuedJobs)).stop();
  await startOnce(named('air-the-rooms'));

  await startOnce(named('air-all-rooms'));

  const { rows } = await pool.query('select name from pgboss.schedule');
  expect(rows).toEqual([{ name: 'air-all-rooms' }]);
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
  const jobs = await startJobs(shop.database.pool, shop.shop, [failing], queuedJobs);
  expect(await reported.promise).toMatchObject({ msg: 'job failed', job: 'break-a-vase', err: { message: 'crash' } });
  await jobs.stop();
});

test('a job queued by a request is done as soon as there are workers', async () => {
  await using shop = await openTestShop();
  const { db, queue } = shop.shop;
  await db.transaction((tx) => queue.add(tx, 'send-letter', { letterId: 7 }));
  const ran = Promise.withResolvers<unknown>();
  const counting = {
    concurrency: 2,
    run: async (_: unknown, data: unknown) => ran.resolve(data),
    giveUp: giveUpLetter,
  };

  const jobs = await startJobs(shop.database.pool, shop.shop, [], { ...queuedJobs, 'send-letter': counting });
  expect(await ran.promise).toEqual({ letterId: 7 });
  await jobs.stop();

  expect(await shop.queuedJobs()).toContainEqual(expect.objectContaining({ name: 'send-letter', state: 'completed' }));
});

test('a job whose process died is given to another one, and done', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  const { db, queue } = shop.shop;
  await db.transaction((tx) => queue.add(tx, 'send-letter', { letterId: 7 }));
  const dead = createBoss({ db: onPool(pool), ...onlyQueues }, shop.shop.log);
  expect(await dead.fetch('send-letter')).toMatchObject([{ data: { letterId: 7 } }]);
  await pool.query(`update pgboss.job set heartbeat_on = now() - interval '${heartbeatSeconds + 1} seconds'`);

  await dead.supervise('send-letter');

  expect(await shop.queuedJobs()).toMatchObject([{ name: 'send-letter', state: 'retry' }]);
  await shop.runQueuedJobs({ isBeforeTime: true });
  expect(await shop.queuedJobs()).toMatchObject([{ name: 'send-letter', state: 'completed' }]);
});

test('a job that has failed waits for its next try, and the owner sees it on the dashboard', async () => {
  await using shop = await openTestShop();
  const { pool } = shop.database;
  const owner = await signedIn(shop);
  const failing = {
    name: 'break-a-vase',
    schedule: '0 0 1 1 *',
    atStart: true,
    run: () => Promise.reject(new Error('crash')),
  };
  const jobs = await startJobs(pool, shop.shop, [failing], queuedJobs);
  await expect.poll(() => shop.queuedJobs()).toMatchObject([{ name: 'break-a-vase', state: 'retry' }]);
  await jobs.stop();

  expect((await owner.get('dashboard/')).json().failing_jobs).toEqual([
    { name: 'break-a-vase', jobs: 1, error: 'break-a-vase failed; see the log' },
  ]);
});
