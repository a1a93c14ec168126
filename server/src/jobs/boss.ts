import type pg from 'pg';
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** A job without a heartbeat for this time belongs to a dead process and is given to another. */
export const heartbeatSeconds = 60;

export function onPool(pool: pg.Pool): Db {
  return { executeSql: (text, values) => pool.query(text, values as unknown[]) };
}

/** For a process that only queues: no supervision and no schedules. The workers do both. */
export const onlyQueues = { supervise: false, schedule: false } satisfies ConstructorOptions;

export function createBoss(options: ConstructorOptions, log: Logger): PgBoss {
  const boss = new PgBoss(options);
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  return boss;
}
