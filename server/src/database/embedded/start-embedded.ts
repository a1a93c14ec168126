import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartRefusal } from '../../start-refusal.ts';
import { lockFolder } from './lock-folder.ts';

export type EmbeddedDatabaseOptions = {
  /** The folder of the database; without it, the database is in memory. */
  folder?: string;
  /** A dumped data folder to start from. */
  snapshot?: string;
};

export type EmbeddedDatabase = {
  /** The folder of its Unix socket, which serves the PostgreSQL protocol. */
  host: string;
  /** Rejects if the database's thread dies. */
  failed: Promise<never>;
  stop(): Promise<void>;
};

export async function startEmbedded(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const lock = options.folder === undefined ? undefined : prepareFolder(options.folder);
  const host = makeSocketFolder();
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { ...options, socket: join(host, '.s.PGSQL.5432') },
  });
  const failed = once(worker, 'exit').then(() => Promise.reject(new Error('The embedded database has stopped')));
  failed.catch(() => {});
  try {
    await said(worker, 'ready');
  } catch (error) {
    lock?.[Symbol.dispose]();
    throw new StartRefusal(`The embedded database in ${options.folder} cannot be opened: ${(error as Error).message}`);
  }
  if (options.folder !== undefined) writeFileSync(readyMark(options.folder), '');

  return {
    host,
    failed,
    async stop() {
      worker.postMessage('close');
      await Promise.race([said(worker, 'closed'), failed.catch(() => {})]);
      rmSync(host, { recursive: true, force: true });
      lock?.[Symbol.dispose]();
    },
  };
}

/** Waits for the given message: Node's watch mode sends its own messages through the same port. */
function said(worker: Worker, word: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === word) resolve();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('its thread has ended')));
  });
}

const readyMark = (folder: string) => `${folder}.ready`;

function prepareFolder(folder: string): Disposable {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    accessSync(dirname(folder), constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(folder)) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartRefusal(
      `The data folder cannot be used: ${(error as Error).message}. Check DATA_DIR and its rights`,
    );
  }
  const lock = lockFolder(folder);
  // Without the mark, the first start was probably interrupted while creating the folder. Move it aside instead of deleting
  // it: it may be a complete folder that was copied from elsewhere without the mark.
  if (existsSync(folder) && !existsSync(readyMark(folder))) renameSync(folder, `${folder}.unfinished-${Date.now()}`);
  return lock;
}

/** A private folder with a short path: the path of a Unix socket has at most 107 bytes. */
function makeSocketFolder(): string {
  for (const parent of [tmpdir(), '/tmp', '/dev/shm']) {
    if (Buffer.byteLength(parent) > 70) continue;
    try {
      return mkdtempSync(join(parent, 'rosa-'));
    } catch {
      // Not writable; try the next one.
    }
  }
  throw new StartRefusal(
    'No short writable folder for the database socket. Set TMPDIR to one, for example TMPDIR=/tmp',
  );
}
