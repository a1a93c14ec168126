import type pg from 'pg';
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** So long after a process has died, its unfinished job is given to another. */
export const heartbeatSeconds = 60;

export function onPool(pool: pg.Pool): Db {
  return { executeSql: (text, values) => pool.query(text, values as unknown[]) };
}

/** Neither supervises nor keeps timetables: those who work do. */
export const onlyQueues = { supervise: false, schedule: false } satisfies ConstructorOptions;

export function createBoss(options: ConstructorOptions, log: Logger): PgBoss {
  const boss = new PgBoss(options);
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  return boss;
}
