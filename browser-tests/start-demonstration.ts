// The shop that all browser tests share. Before it starts, a demonstration is made once: the shared shop and the shops
// that tests have for themselves start on copies of it, which takes a third of the time.

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@shop/server/database/open-database.ts';
import { demonstrationFolder, startShop } from './own-shop.ts';

const dataDir = 'test-results/browser-data';
for (const folder of [demonstrationFolder, dataDir]) rmSync(folder, { recursive: true, force: true });

await (await startShop(demonstrationFolder)).stop();

// Every shop would prepare all pictures in all sizes, minutes of processor time each. Pages ask for the few they show.
const database = await openDatabase({ folder: join(demonstrationFolder, 'database') });
await database.pool.query('update pictures set prepared_at = now()');
await database.close();

cpSync(demonstrationFolder, dataDir, { recursive: true });
process.env.DATA_DIR = dataDir;
await import('../main.ts');
