import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobQueue } from '../job-queue.ts';
import { createBoss, onlyQueues, onPool } from './boss.ts';

/**
 * The queue for requests. It opens before the first request; the workers start later and have their own instance.
 * Opening reads all queues, and none is created afterwards. So adding a job never needs a second connection while a
 * transaction holds the first, which is the only one on the embedded database.
 */
export async function openJobQueue(pool: pg.Pool, log: Logger): Promise<JobQueue & AsyncDisposable> {
  const boss = createBoss({ db: onPool(pool), migrate: false, ...onlyQueues }, log);
  await boss.start();
  return {
    async add(tx, name, data, options) {
      await boss.send(name, data, { ...options, db: fromDrizzle(tx, sql) });
    },
    [Symbol.asyncDispose]: () => boss.stop({ graceful: false }),
  };
}
