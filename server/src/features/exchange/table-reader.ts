import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorCode } from '@shop/contract/errors.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import type { Lookups } from './product-columns.ts';
import type { ImportRow, Problem } from './read-rows.ts';

/** Which columns are read, those that must be there, and what cells may refer to. */
export type TableQuestion = { lookups: Lookups; reads: readonly string[]; needs: readonly string[] };

type Summary = {
  /** The header row as it was found. */
  titles: string[];
  columns: Set<string>;
  rows: number;
  /** The first thousand, and how many more there are. Where there are more, rows are left out: they change nothing. */
  problems: Problem[];
  omittedProblems: number;
};
export type ReadTable = Omit<Summary, 'rows'> & { rows: ImportRow[] };

/** What the worker says first. Then it is asked for the rows, a portion at a time. */
export type WorkerAnswer = { refusal: { code: ErrorCode; details: object } } | Summary;

const ownWorker = new URL('./table-worker.ts', import.meta.url);
/** Honest files of the largest size take three seconds on a quiet machine. */
const mostMs = 20_000;
const mostHeapMegabytes = 512;
/** Each waiting one holds its file in memory. */
const mostWaiting = 3;

/**
 * Reads tables in a worker process, one at a time. Whatever a file does there, the shop goes on answering. A worker thread
 * would not do: when it reaches its memory limit, Node may abort the whole process (docs/decisions/0026).
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
      // It needs nothing of the environment, where secrets are.
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit');
    try {
      return await Promise.race([receive(child, bytes, question), endOf(child, ends)]);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  }

  return {
    /** The table, or a refusal that says what is wrong with it. `gone` ends the reading: nobody waits for it any longer. */
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

/** Rejects when the worker ends before it has answered, or has to be ended. */
async function endOf(child: ChildProcess, ends: AbortSignal): Promise<never> {
  const [code, signal] = await once(child, 'exit', { signal: ends }).catch((error) => {
    if (!ends.aborted) throw error;
    const isLate = (ends.reason as { name?: string }).name === 'TimeoutError';
    throw isLate ? new Refusal('table_too_large', { limit: 'time' }) : new Refusal('service_unavailable', {});
  });
  // Node aborts a process that has reached its limit; a kernel without memory kills it.
  if (signal === 'SIGABRT' || signal === 'SIGKILL') throw new Refusal('table_too_large', { limit: 'memory' });
  throw new Error(`The process that reads a table has ended without an answer: ${code ?? signal}`);
}

/** A portion at a time, and everybody else has a turn between two of them. */
async function receive(child: ChildProcess, bytes: Uint8Array, question: TableQuestion): Promise<ReadTable> {
  // A worker that ends before it has read everything is told of by its end.
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
