import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorCode } from '@shop/contract/errors.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { concurrencyLimit } from '../../../concurrency-limit.ts';
import type { Lookups } from '../import/product-columns.ts';
import type { ImportRow, Problem } from '../import/read-rows.ts';

/** Which columns to read, which are required, and what cells may refer to. */
export type TableQuestion = { lookups: Lookups; reads: readonly string[]; needs: readonly string[] };

type Summary = {
  /** The header row as found. */
  titles: string[];
  columns: Set<string>;
  rows: number;
  /** The first thousand. When there are more, no rows are sent: the import will not be applied. */
  problems: Problem[];
  omittedProblems: number;
};
export type ReadTable = Omit<Summary, 'rows'> & { rows: ImportRow[] };

/** The first message of the worker. Then the server asks for the rows in batches. */
export type WorkerAnswer = { refusal: { code: ErrorCode; details: object } } | Summary;

const ownWorker = new URL('./table-worker.ts', import.meta.url);
/** Valid files of the largest size take three seconds on an idle machine. */
const mostMs = 20_000;
const mostHeapMegabytes = 512;
/** Each waiting import holds its file in memory. */
const mostWaiting = 3;

/**
 * Reads tables in a worker process, one at a time, so that a hostile file cannot block the shop. A worker thread is not
 * enough: when it reaches its memory limit, Node may abort the whole process (docs/decisions/0026).
 */
export function tableReader({ worker = ownWorker, timeMs = mostMs, heapMegabytes = mostHeapMegabytes } = {}) {
  const withinLimit = concurrencyLimit({ atOnce: 1, mostWaiting, refusal: 'imports_busy' });
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();

  async function readInWorker(bytes: Uint8Array, question: TableQuestion, gone: AbortSignal): Promise<ReadTable> {
    const ends = AbortSignal.any([gone, stopping.signal, AbortSignal.timeout(timeMs)]);
    if (ends.aborted) throw new Refusal('service_unavailable', {});
    const child = fork(worker, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      // The worker gets no environment, because it contains secrets.
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit');
    try {
      return await Promise.race([receive(child, bytes, question), rejectOnExit(child, ends)]);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  }

  return {
    /**
     * The table, or a refusal that says what is wrong with it. `gone` aborts the reading when the client has
     * disconnected.
     */
    async read(bytes: Uint8Array, question: TableQuestion, gone: AbortSignal): Promise<ReadTable> {
      const reading = withinLimit(() => readInWorker(bytes, question, gone));
      running.add(reading);
      return await reading.finally(() => running.delete(reading));
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}

export type TableReader = ReturnType<typeof tableReader>;

/** Rejects when the worker ends without an answer or has to be killed. */
async function rejectOnExit(child: ChildProcess, ends: AbortSignal): Promise<never> {
  const [code, signal] = await once(child, 'exit', { signal: ends }).catch((error) => {
    if (!ends.aborted) throw error;
    const isLate = (ends.reason as { name?: string }).name === 'TimeoutError';
    throw isLate ? new Refusal('table_too_large', { limit: 'time' }) : new Refusal('service_unavailable', {});
  });
  // Node aborts a process that reaches its heap limit; the kernel kills one when memory runs out.
  if (signal === 'SIGABRT' || signal === 'SIGKILL') throw new Refusal('table_too_large', { limit: 'memory' });
  throw new Error(`Table worker exited without an answer: ${code ?? signal}`);
}

/** Receives rows in batches; other requests run between batches. */
async function receive(child: ChildProcess, bytes: Uint8Array, question: TableQuestion): Promise<ReadTable> {
  // Ignore write errors: a worker that ends too early is reported by its exit.
  child.stdin!.on('error', () => {}).end(bytes);
  const answer = await ask<WorkerAnswer>(child, question);
  if ('refusal' in answer) throw new Refusal(answer.refusal.code, answer.refusal.details as never);
  const rows: ImportRow[] = [];
  while (rows.length < answer.rows) {
    await nextTurn();
    rows.push(...(await ask<ImportRow[]>(child, 'next')));
  }
  return { ...answer, rows };
}

async function ask<Answer>(child: ChildProcess, question: object | 'next'): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(question, () => {});
  const [answer] = await answered;
  return answer;
}
