// The shop that all browser tests share. Before it starts, a demonstration is made once: the shared shop and the shops
// that tests have for themselves start on copies of it, which takes a third of the time.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@shop/server/database/open-database.ts';
import { freePort } from '../tools/free-port.ts';
import { demonstrationFolder, untilReady } from './own-shop.ts';

const dataDir = 'test-results/browser-data';
for (const folder of [demonstrationFolder, dataDir]) rmSync(folder, { recursive: true, force: true });

const port = await freePort();
const shop = spawn('node', ['main.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: demonstrationFolder },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(shop, 'exit').then(([code]) => {
  if (code !== 0) throw new Error(`The shop ended with ${code}`);
});
await Promise.race([untilReady(`http://127.0.0.1:${port}`), ended]);
shop.kill();
await ended;

// Every shop would prepare all pictures in all sizes, minutes of processor time each. Pages ask for the few they show.
const database = await openDatabase({ folder: join(demonstrationFolder, 'database') });
await database.pool.query('update pictures set prepared_at = now()');
await database.close();

cpSync(demonstrationFolder, dataDir, { recursive: true });
process.env.DATA_DIR = dataDir;
await import('../main.ts');
