import { existsSync, openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { copyEmptyDatabase } from './empty-database.ts';
import type { EmbeddedDatabaseOptions } from './start-embedded.ts';

// Runs in its own thread: a query in the server's thread would block all other requests.
const { folder, snapshot, socket } = workerData as EmbeddedDatabaseOptions & { socket: string };
if (folder !== undefined && snapshot === undefined && !existsSync(folder)) copyEmptyDatabase(folder);

const pglite = await PGlite.create({
  ...(folder !== undefined && { dataDir: folder }),
  ...(snapshot !== undefined && { loadDataDir: await openAsBlob(snapshot) }),
  extensions: { pg_trgm },
  // PGlite writes to all of its buffers at start, so the usual 128 MB are resident at once. Files are cached by the system.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
});
const server = new PGLiteSocketServer({ db: pglite, path: socket, maxConnections: 16 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await pglite.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
});
parentPort?.postMessage('ready');
