import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Shop } from '../shop.ts';
import type { Job } from './jobs.ts';

export type RunningJobs = { stop(): Promise<void> };

const stopWithinMs = 10_000;
/** So long after a process has died, its unfinished job is given to another. */
const heartbeatSeconds = 60;

/** Starts pg-boss on the shop's own connections and gives every job its queue and its timetable. */
export async function startJobs(pool: pg.Pool, shop: Shop, jobs: readonly Job[]): Promise<RunningJobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values as unknown[]) } });
  const { log } = shop;
  const stopping = new AbortController();
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  await boss.start();

  for (const job of jobs) {
    // Exclusive: while one waits or runs, in whatever process, a second one is not even queued.
    await boss.createQueue(job.name, { policy: 'exclusive', retryLimit: 3, retryBackoff: true, heartbeatSeconds });
    await boss.work(job.name, async () => {
      const startedAt = performance.now();
      try {
        await job.run(shop, stopping.signal);
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
        throw error;
      }
      const ms = Math.round(performance.now() - startedAt);
      log.info({ job: job.name, ms }, stopping.signal.aborted ? 'job interrupted' : 'job done');
    });
    await boss.schedule(job.name, job.schedule, null, { tz: 'Europe/Kyiv' });
    if (job.atStart) await boss.send(job.name);
  }

  return {
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
  };
}
