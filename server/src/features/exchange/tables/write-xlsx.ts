import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { concurrencyLimit } from '../../../concurrency-limit.ts';
import type { Cell } from './cell.ts';

type Rows = readonly (readonly Cell[])[];
/** The header first, then the rows, then the end. */
export type XlsxMessage = { header: readonly string[] } | { rows: Rows } | 'end';

const worker = new URL('./xlsx-worker.ts', import.meta.url);
/** Waiting exports hold no rows yet. */
const withinLimit = concurrencyLimit({ atOnce: 2, mostWaiting: 10 });

/**
 * Builds a spreadsheet in a worker process: the library builds a whole file in one piece, which takes seconds and hundreds of
 * megabytes for fifty thousand rows.
 */
export async function writeXlsx(header: readonly string[], pages: AsyncIterable<Rows>): Promise<Buffer> {
  return await withinLimit(async () => {
    const child = fork(worker, {
      serialization: 'advanced',
      execArgv: [],
      // The worker gets no environment, because it contains secrets.
      env: {},
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    const ended = once(child, 'exit');
    try {
      const written = buffer(child.stdout!);
      // A worker that fails is reported by its exit.
      written.catch(() => {});
      await send(child, { header });
      for await (const rows of pages) await send(child, { rows });
      await send(child, 'end');
      const [code, signal] = await ended;
      if (code !== 0) throw new Error(`XLSX worker failed: ${code ?? signal}`);
      return await written;
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  });
}

async function send(child: ChildProcess, message: XlsxMessage): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.send(message, (error) => (error === null ? resolve() : reject(error)));
  await promise;
}
