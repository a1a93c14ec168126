import pg from 'pg';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { QueuedWork } from '../job-queue.ts';
import type { Shop } from '../shop.ts';
import type { QueuedJobs } from './jobs.ts';
import { givenUpQueue } from './queues.ts';

type Name = keyof QueuedWork;
type Piece = Pick<JobWithMetadata<unknown>, 'id' | 'name' | 'data' | 'sourceName'>;

const longestReason = 300;

/** Each job goes to one worker of one process; a failed one is retried with growing pauses. */
export async function workQueues(boss: PgBoss, shop: Shop, jobs: QueuedJobs, stopped: AbortSignal): Promise<void> {
  const work = async (name: string, concurrency: number) => {
    // After a full batch, fetch the next one at once instead of waiting for the next poll.
    const options = {
      batchSize: concurrency,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
    } as const;
    await boss.work(name, options, (pieces) => Promise.all(pieces.map((piece) => workOn(shop, jobs, piece, stopped))));
  };
  for (const [name, { concurrency }] of Object.entries(jobs)) await work(name, concurrency);
  await work(givenUpQueue, 2);
}

export async function workOn(shop: Shop, jobs: QueuedJobs, piece: Piece, stopped: AbortSignal): Promise<JobResult> {
  const startedAt = performance.now();
  const { id, name: job, data } = piece;
  try {
    if (job === givenUpQueue) await giveUp(shop, jobs, piece.sourceName as Name, data as QueuedWork[Name]);
    else await run(shop, jobs, job as Name, data as QueuedWork[Name], stopped);
  } catch (error) {
    shop.log.warn({ err: error, job, data }, 'queued job failed');
    return { id, status: 'failed', output: { message: whyFailed(error) } };
  }
  shop.log.info({ job, data, ms: Math.round(performance.now() - startedAt) }, 'queued job done');
  return { id, status: 'completed' };
}

/**
 * For the dashboard, in the field in which pg-boss stores errors. The queue keeps it for weeks, so e-mail addresses are
 * removed, and a database error is reduced to its code: its message may contain personal data. The log has the full error.
 */
function whyFailed(error: unknown): string {
  const cause = rootCause(error);
  if (cause instanceof pg.DatabaseError)
    return `database error ${cause.code}: ${cause.constraint ?? cause.table ?? 'see the log'}`;
  const { message, code, name } = cause as NodeJS.ErrnoException;
  // The column accepts neither NUL nor lone surrogates.
  const words = (message || code || name).replaceAll('\0', '').replace(/[^\s<>]+@[^\s<>]+/g, '…');
  return words.slice(0, longestReason).toWellFormed();
}

function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}

async function run<Given extends Name>(
  shop: Shop,
  jobs: QueuedJobs,
  job: Given,
  data: QueuedWork[Given],
  stopped: AbortSignal,
) {
  await jobs[job].run(shop, data, stopped);
}

async function giveUp<Given extends Name>(shop: Shop, jobs: QueuedJobs, job: Given, data: QueuedWork[Given]) {
  shop.log.error({ job, data }, 'queued job given up');
  await jobs[job].giveUp(shop, data);
}
