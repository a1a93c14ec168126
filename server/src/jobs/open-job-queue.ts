import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobQueue } from '../job-queue.ts';
import { createBoss, onlyQueues, onPool } from './boss.ts';

/**
 * The queue as requests use it: open before the first of them, and apart from those who work, who start later.
 * Opening reads all queues, and none is made afterwards: adding never asks for a second connection while a transaction
 * holds the first, which on the embedded database is the only one.
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
