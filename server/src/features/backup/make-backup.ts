import type { Database, Transaction } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { originalKey } from '../media/index.ts';
import type { AddEntry } from './archive.ts';
import {
  type About,
  aboutName,
  archiveDigest,
  jobsName,
  jsonEntry,
  linesEntry,
  type Manifest,
  manifestName,
  mediaName,
  rowsName,
  sequencesName,
} from './archive-format.ts';
import * as queries from './backup.queries.ts';
import { opensAccounts, orderTables } from './order-tables.ts';

type BackupOptions = Pick<About, 'version' | 'secretFingerprint'> & {
  /** Queues whose unfinished jobs are included. */
  queues: readonly string[];
};
/** `missing`: files that rows refer to and the media store does not have. */
type BackupCounts = Omit<Manifest, 'sha256'> & { missing: string[] };

/**
 * Writes the whole shop to an archive. All rows come from one snapshot, however long the backup takes. A picture file
 * is named by its content, so it cannot change in the meantime.
 */
export async function makeBackup(
  { db, media }: { db: Database } & Pick<Shop, 'media'>,
  { version, secretFingerprint, queues }: BackupOptions,
  addEntry: AddEntry,
): Promise<BackupCounts> {
  const digest = archiveDigest();
  const add: AddEntry = async (entry) => {
    digest.add(entry);
    await addEntry(entry);
  };

  const migrations = await queries.listMigrations(db);
  if (migrations.length === 0) throw new StartRefusal('There is no shop in this database, so nothing to back up');
  const madeAt = new Date().toISOString();
  await add(jsonEntry(aboutName, { format: 1, version, madeAt, migrations, secretFingerprint } satisfies About));
  const { rows, jobs, mediaKeys } = await db.transaction((tx) => addDatabase(tx, queues, add), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const missing = await addMedia(media, mediaKeys, add);
  const counts = { rows, jobs, media: mediaKeys.length - missing.length };
  await addEntry(jsonEntry(manifestName, { ...counts, sha256: digest.hex() } satisfies Manifest));
  return { ...counts, missing };
}

async function addDatabase(tx: Transaction, queues: readonly string[], add: AddEntry) {
  const counts: Record<string, number> = {};
  for (const table of orderTables(await queries.listTables(tx))) {
    let part = 0;
    counts[table.name] = 0;
    if (opensAccounts(table)) continue;
    for await (const lines of queries.streamRows(tx, table)) {
      await add(linesEntry(rowsName(table.name, part), lines));
      part += 1;
      counts[table.name]! += lines.length;
    }
  }
  const jobs = await queries.listUnfinishedJobs(tx, queues);
  await add(
    linesEntry(
      jobsName,
      jobs.map((job) => JSON.stringify(job)),
    ),
  );
  // Sequences are read after the rows: a number used in the meantime is skipped, never used twice.
  await add(jsonEntry(sequencesName, await queries.readSequences(tx)));
  const originals = (await queries.listFingerprints(tx)).map(originalKey);
  return { rows: counts, jobs: jobs.length, mediaKeys: [...originals, ...(await queries.listPhotoKeys(tx))] };
}

async function addMedia(media: Shop['media'], keys: readonly string[], add: AddEntry): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const bytes = await media.read(key);
    if (bytes === undefined) missing.push(key);
    else await add({ name: mediaName(key), bytes });
  }
  return missing;
}
