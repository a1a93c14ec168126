import { isDeepStrictEqual } from 'node:util';
import type { ZodType } from 'zod';
import type { Database, Transaction } from '../../database/database.ts';
import { isRefusedByTheDatabase } from '../../database/database-gone.ts';
import type { QueuedWork } from '../../job-queue.ts';
import type { Shop } from '../../shop.ts';
import { StartRefusal } from '../../start-refusal.ts';
import type { Entry } from './archive.ts';
import {
  About,
  aboutName,
  archiveDigest,
  Job,
  jobsName,
  Manifest,
  manifestName,
  parseMediaName,
  parseRowsName,
  readLines,
  Sequences,
  sequencesName,
} from './archive-format.ts';
import * as queries from './backup.queries.ts';
import { opensAccounts, orderTables, type Table } from './order-tables.ts';

type Tools = Pick<Shop, 'media' | 'queue'> & {
  /** Queues that the archive may add jobs to. */
  queues: readonly string[];
};

/**
 * Restores a shop from an archive in one transaction. It is rolled back when the content does not match the manifest.
 * Picture files are written on the way; without rows they do no harm.
 */
export async function restoreBackup(
  { db, ...tools }: Tools & { db: Database },
  entries: AsyncIterable<Entry>,
): Promise<{ about: About; manifest: Manifest }> {
  try {
    return await db.transaction(async (tx) => {
      const tables = orderTables(await queries.listTables(tx));
      await queries.lockTables(tx, tables);
      await refuseIfFilled(tx, tables);
      await queries.allowOlderOrders(tx);
      const restored = await takeEntries(tx, tools, tables, entries);
      await queries.deleteLettersWithLinks(tx);
      await queries.markUnprepared(tx);
      return restored;
    });
  } catch (error) {
    if (isRefusedByTheDatabase(error)) throw unusable('the database rejected rows in it');
    throw error;
  }
}

const unusable = (why: string) =>
  new StartRefusal(`The archive cannot be restored: ${why}. It was changed or damaged. Nothing was written`);

async function refuseIfFilled(tx: Transaction, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    if (await queries.isEmpty(tx, table)) continue;
    throw new StartRefusal(
      `This shop is not empty: there are ${table.name.replaceAll('_', ' ')}. An archive is restored into a new one only: set DATABASE_URL to an empty database, or DATA_DIR to a new folder`,
    );
  }
}

async function takeEntries(tx: Transaction, tools: Tools, tables: readonly Table[], entries: AsyncIterable<Entry>) {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const digest = archiveDigest();
  const found = { rows: Object.fromEntries(tables.map(({ name }) => [name, 0])), jobs: 0, media: 0 };
  let about: About | undefined;
  for await (const entry of entries) {
    if (about === undefined) about = await readAbout(tx, entry);
    if (entry.name === manifestName) {
      const manifest = validated(Manifest, entry, parseEntry(entry));
      if (!isDeepStrictEqual(manifest, { ...found, sha256: digest.hex() }))
        throw new StartRefusal('The archive was changed after it was made: its content does not match its manifest');
      return { about, manifest };
    }
    digest.add(entry);
    await takeEntry(tx, tools, byName, entry, found);
  }
  throw new StartRefusal('The archive is incomplete: its end is missing. Copy it again');
}

type Found = Omit<Manifest, 'sha256'>;

async function takeEntry(
  tx: Transaction,
  { media, queue, queues }: Tools,
  tables: ReadonlyMap<string, Table>,
  entry: Entry,
  found: Found,
): Promise<void> {
  const { name, bytes } = entry;
  const table = tables.get(parseRowsName(name) ?? '');
  const mediaKey = parseMediaName(name);
  if (table !== undefined) {
    const lines = readLines(entry);
    if (!opensAccounts(table)) await queries.insertRows(tx, table, lines);
    found.rows[table.name] = (found.rows[table.name] ?? 0) + lines.length;
  } else if (mediaKey !== undefined) {
    await media.write(mediaKey, bytes);
    found.media += 1;
  } else if (name === sequencesName) {
    const known = await queries.listSequences(tx);
    for (const [sequence, last] of Object.entries(validated(Sequences, entry, parseEntry(entry)))) {
      if (!known.includes(sequence)) throw unusable(`there is no sequence ${JSON.stringify(sequence)}`);
      await queries.setSequence(tx, sequence, last);
    }
  } else if (name === jobsName) {
    const jobs = readLines(entry).map((line) => validated(Job, entry, parseJson(line)));
    for (const { name: work, data, startAfter } of jobs) {
      if (!queues.includes(work)) throw unusable(`there is no queue ${JSON.stringify(work)}`);
      await queue.add(tx, work as keyof QueuedWork, data as QueuedWork[keyof QueuedWork], { startAfter });
    }
    found.jobs = jobs.length;
  }
}

/** The migrations that made the tables of an archive, in order. */
export async function readArchivedMigrations(entries: AsyncIterable<Entry>): Promise<string[]> {
  for await (const entry of entries) return parseAbout(entry).migrations;
  throw notAnArchive();
}

function parseAbout(entry: Entry): About {
  const about = About.safeParse(entry.name === aboutName ? parseEntry(entry) : undefined);
  if (!about.success) throw notAnArchive();
  return about.data;
}

const notAnArchive = () => new StartRefusal('This is not an archive of a shop');

async function readAbout(tx: Transaction, entry: Entry): Promise<About> {
  const about = parseAbout(entry);
  const migrations = await queries.listMigrations(tx);
  if (!isDeepStrictEqual(about.migrations, migrations))
    throw new StartRefusal(
      `The archive was made by another version of the shop (${about.version}). An archive of an older version is restored into a database without any tables; one of a newer version needs that version`,
    );
  return about;
}

function validated<Content>(schema: ZodType<Content>, { name }: Entry, content: unknown): Content {
  const read = schema.safeParse(content);
  if (!read.success) throw unusable(`${name} cannot be read`);
  return read.data;
}

const parseEntry = ({ bytes }: Entry) => parseJson(Buffer.from(bytes).toString());

/** Undefined when it is not JSON. No schema accepts undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
