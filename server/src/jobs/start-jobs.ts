import type pg from 'pg';
import type { Shop } from '../shop.ts';
import { createBoss, onPool } from './boss.ts';
import type { Job, QueuedJobs } from './jobs.ts';
import { prepareTimedQueues } from './queues.ts';
import { watchClock } from './watch-clock.ts';
import { workQueues } from './work-queues.ts';

export type RunningJobs = { stop(): Promise<void> };

const stopWithinMs = 10_000;
const clockCheckMs = 30_000;
/** Schedules are by the minute, and each poll of each queue is a query, also in an idle shop. */
const timedPollSeconds = 10;

/** Starts pg-boss on the shop's own connections, schedules the jobs, and begins to work the queues. */
export async function startJobs(
  pool: pg.Pool,
  shop: Shop,
  jobs: readonly Job[],
  queuedJobs: QueuedJobs,
): Promise<RunningJobs> {
  const { log } = shop;
  const boss = createBoss({ db: onPool(pool) }, log);
  const stopping = new AbortController();
  await boss.start();
  // Repair times first, so that nothing waits for a time that a wrong clock wrote. This cannot be a timed job: those stop
  // as well while the clock is wrong.
  const checkClock = watchClock(shop.db);
  await checkClock();
  const clockTimer = setInterval(
    () => void checkClock().catch((error) => log.warn({ err: error }, 'clock check failed')),
    clockCheckMs,
  );

  const names = new Set(jobs.map(({ name }) => name));
  await prepareTimedQueues(boss, [...names]);
  // Unschedule renamed and removed jobs, or they would go on filling their queues.
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.schedule(job.name, job.schedule, null, { tz: 'Europe/Kyiv' });
    // Before the worker starts, so that its first poll finds the job.
    if (job.atStart) await boss.send(job.name);
    await boss.work(job.name, { pollingIntervalSeconds: timedPollSeconds }, async () => {
      const startedAt = performance.now();
      try {
        await job.run(shop, stopping.signal);
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
        // The queue stores the message, and must not store the values of a failed statement.
        throw new Error(`${job.name} failed; see the log`);
      }
      const ms = Math.round(performance.now() - startedAt);
      log.info({ job: job.name, ms }, stopping.signal.aborted ? 'job interrupted' : 'job done');
    });
  }
  await workQueues(boss, shop, queuedJobs, stopping.signal);

  return {
    async stop() {
      stopping.abort();
      clearInterval(clockTimer);
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}
