// `npm run restore FILE`: restores a shop from an archive of `npm run backup` into an empty database of any kind.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createLog } from './create-log.ts';
import type { Database } from './database/database.ts';
import { FolderInUse } from './database/embedded/lock-folder.ts';
import { matchMigrations, migrateDatabase } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { readArchive } from './features/backup/archive.ts';
import { readArchivedMigrations, restoreBackup } from './features/backup/restore-backup.ts';
import { checkBooks } from './features/books/check-books.ts';
import { onPool } from './jobs/boss.ts';
import { queuedJobs } from './jobs/jobs.ts';
import { openJobQueue } from './jobs/open-job-queue.ts';
import { prepareQueues } from './jobs/queues.ts';
import { openMedia } from './open-media.ts';
import { printFailure } from './print-failure.ts';
import { secretFingerprint } from './secrets.ts';
import { databasePlace, readEnvironment, readSettings, type Settings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

try {
  const settings = readSettings(readEnvironment());
  const [, , name] = process.argv;
  if (name === undefined) throw new StartRefusal('Name the archive: npm run restore -- backups/rosa-….tar.gz');
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  if (!existsSync(file)) throw new StartRefusal(`There is no ${file}`);
  await restore(settings, file);
} catch (error) {
  if (error instanceof FolderInUse)
    console.error(
      'A shop is running in this folder. Stop it, or restore into a new one: set DATA_DIR or DATABASE_URL.',
    );
  else printFailure(error);
  process.exitCode = 1;
}

async function restore(settings: Settings, file: string): Promise<void> {
  // Read before the database is created. An archive of an older version is restored into the tables of that version, which
  // are then migrated.
  const migrations = matchMigrations(await readArchivedMigrations(readArchive(file)));
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(databasePlace(settings));
  opened.defer(() => database.close());
  const log = createLog(settings.logLevel);
  await migrateDatabase(database, undefined, migrations);
  await prepareQueues(onPool(database.pool), log);
  const queue = opened.use(await openJobQueue(database.pool, log));

  const media = openMedia(settings);
  const queues = Object.keys(queuedJobs);
  const fill = async (db: Database) => {
    const { about, manifest } = await restoreBackup({ db, media, queue, queues }, readArchive(file));
    const total = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
    console.log(
      `The shop of ${about.madeAt} is back: ${total} rows, ${manifest.media} files of media. All users must sign in again.`,
    );
    if (about.secretFingerprint !== secretFingerprint(settings))
      console.log(
        'Its secret key is another one. Set SECRET_KEY (or DATA_DIR/secret-key) to that of the old shop; otherwise links in letters that were sent and second factors of the staff no longer work.',
      );
  };
  // Under the migration lock: a shop that starts meanwhile waits, and does not fill the empty tables.
  await migrateDatabase(database, fill, migrations);
  await migrateDatabase(database);

  const discrepancies = await checkBooks(database.db);
  for (const { rule, subject, expected, found } of discrepancies)
    console.error(`${subject}: ${rule}; expected ${expected}, found ${found}`);
  console.log(discrepancies.length === 0 ? 'The books add up.' : `${discrepancies.length} entries do not add up.`);
  process.exitCode = discrepancies.length === 0 ? 0 : 1;
}
