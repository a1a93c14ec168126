import type pg from 'pg';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { onPool } from '../src/jobs/boss.ts';
import { queuedJobs } from '../src/jobs/jobs.ts';
import { givenUpQueue } from '../src/jobs/queues.ts';
import { workOn } from '../src/jobs/work-queues.ts';
import type { Shop } from '../src/shop.ts';

type QueuedJob = {
  name: string;
  data: unknown;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  startAfter: Date;
};

/** All queued jobs, done or not, in the order of queuing. */
export async function readQueuedJobs(pool: pg.Pool): Promise<QueuedJob[]> {
  const { rows } = await pool.query<QueuedJob>(
    `select name, data, state, start_after as "startAfter" from pgboss.job order by created_on, id`,
  );
  return rows;
}

/** Sorts by the order of queuing; jobs of one transaction by the first number in their data. */
function byTurn(one: JobWithMetadata<object>, other: JobWithMetadata<object>): number {
  const number = ({ data }: { data: object }) => Number(Object.values(data)[0]);
  return one.createdOn.getTime() - other.createdOn.getTime() || number(one) - number(other);
}

/** Runs the jobs that are due, or, with `isBeforeTime`, all waiting jobs. */
export async function runQueuedJobs(
  pool: pg.Pool,
  shop: Shop,
  { isBeforeTime = false }: { isBeforeTime?: boolean } = {},
): Promise<void> {
  const boss = new PgBoss({ db: onPool(pool) });
  const options = { batchSize: 1_000, includeMetadata: true, ignoreStartAfter: isBeforeTime } as const;
  for (const name of [...Object.keys(queuedJobs), givenUpQueue]) {
    // Jobs fetched together come in any order.
    for (const piece of (await boss.fetch<object>(name, options)).toSorted(byTurn)) {
      const { status, output } = await workOn(shop, queuedJobs, piece, new AbortController().signal);
      if (status === 'completed') await boss.complete(name, piece);
      else await boss.fail(name, piece, output as Error);
    }
  }
}
