// `npm run backup [FILE]`: the whole shop as one archive, which `npm run restore` brings back on any kind of database.

import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { FolderInUse } from './database/embedded/lock-folder.ts';
import { onOwnConnection } from './database/on-own-connection.ts';
import { writeArchive } from './features/backup/archive.ts';
import { makeBackup } from './features/backup/make-backup.ts';
import { markBackup } from './features/opening/index.ts';
import { queuedJobs } from './jobs/jobs.ts';
import { openExistingShop } from './open-existing-shop.ts';
import { openMedia } from './open-media.ts';
import { printFailure } from './print-failure.ts';
import { secretFingerprint } from './secrets.ts';
import { readEnvironment, readSettings } from './settings.ts';
import { shopVersion } from './shop-version.ts';
import { StartRefusal } from './start-refusal.ts';

try {
  const settings = readSettings(readEnvironment());
  const now = new Date().toISOString().slice(0, 16).replaceAll(/[T:]/g, '-');
  const file = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? `backups/rosa-${now}.tar.gz`);
  if (existsSync(file)) throw new StartRefusal(`${file} is there already. Name another file`);
  const database = await openExistingShop(settings);
  try {
    await onOwnConnection(database, (db) =>
      writeArchive(file, async (add) => {
        const wishes = {
          version: shopVersion(),
          secretFingerprint: secretFingerprint(settings),
          queues: Object.keys(queuedJobs),
        };
        const { rows, media, missing } = await makeBackup({ db, media: openMedia(settings) }, wishes, add);
        for (const key of missing) console.error(`The media store does not have ${key}: it is not in the archive.`);
        const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
        console.log(`${Object.keys(rows).length} tables with ${total} rows, ${media} files of media.`);
      }),
    );
    const made_at = new Date().toISOString();
    await markBackup(database.db, { made_at, bytes: statSync(file).size });
  } finally {
    await database.close();
  }
  console.log(`
The shop is in ${file} (${(statSync(file).size / 1_000_000).toFixed(1)} MB).

  It holds personal data and certificates: keep it as safely as the database.
  It does not hold the settings. Keep ${settings.secretKey === undefined ? `${settings.dataDir}/secret-key` : 'SECRET_KEY'} elsewhere, too: without it, links in letters
  and second factors stop working after a restore. Sign-ins always do.
`);
} catch (error) {
  if (error instanceof FolderInUse)
    console.error('The shop is running and has locked its embedded database. Stop it, then back up.');
  else printFailure(error);
  process.exitCode = 1;
}
