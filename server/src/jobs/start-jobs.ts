import type pg from 'pg';
import type { Shop } from '../shop.ts';
import { createBoss, onPool } from './boss.ts';
import type { Job, QueuedJobs } from './jobs.ts';
import { prepareTimedQueues } from './queues.ts';
import { watchClock } from './watch-clock.ts';
import { workQueues } from './work-queues.ts';

export type RunningJobs = { stop(): Promise<void> };

const stopWithinMs = 10_000;
const clockLooksMs = 30_000;
/** Timetables are by the minute; every poll of every queue is a query, on an idle shop too. */
const timedPollSeconds = 10;

/** Starts pg-boss on the shop's own connections, gives every job its timetable, and begins with what is queued. */
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
  // Before anything waits for a time that a wrong clock wrote. No timed job: those stand still, too, while the clock is wrong.
  const lookAtClock = watchClock(shop.db);
  await lookAtClock();
  const looking = setInterval(
    () => void lookAtClock().catch((error) => log.warn({ err: error }, 'the clock could not be looked at')),
    clockLooksMs,
  );

  const names = new Set(jobs.map(({ name }) => name));
  await prepareTimedQueues(boss, [...names]);
  // A job that was renamed or removed must not go on filling its queue.
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.schedule(job.name, job.schedule, null, { tz: 'Europe/Kyiv' });
    // Before somebody works: the first look finds it.
    if (job.atStart) await boss.send(job.name);
    await boss.work(job.name, { pollingIntervalSeconds: timedPollSeconds }, async () => {
      const startedAt = performance.now();
      try {
        await job.run(shop, stopping.signal);
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
        // The queue keeps it, and must not keep the values of a failed statement.
        throw new Error(`${job.name} has failed; why is in the log`);
      }
      const ms = Math.round(performance.now() - startedAt);
      log.info({ job: job.name, ms }, stopping.signal.aborted ? 'job interrupted' : 'job done');
    });
  }
  await workQueues(boss, shop, queuedJobs, stopping.signal);

  return {
    async stop() {
      stopping.abort();
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}
