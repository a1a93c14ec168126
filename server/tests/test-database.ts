import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/open-database.ts';
import type { JobQueue } from '../src/job-queue.ts';
import { openJobQueue } from '../src/jobs/open-job-queue.ts';
import { databaseAt, onServer, patienceMs } from './postgresql-databases.ts';

const toClose: (() => Promise<void>)[] = [];
let shared: Promise<OpenDatabase> | undefined;

/** Called when a test file ends. */
export async function closeDatabases(): Promise<void> {
  shared = undefined;
  for (const close of toClose.splice(0).reverse()) await close();
}

export function closeWithFile(close: () => Promise<void>): void {
  toClose.push(close);
}

/** One database for all tests of a file. */
export async function sharedDatabase(): Promise<OpenDatabase> {
  shared ??= newDatabase();
  return await shared;
}

/** A migrated, empty database that is removed when the test file ends. */
export async function newDatabase(): Promise<OpenDatabase> {
  return await openAgain(await newDatabasePlace());
}

export async function openAgain(
  place: { url: string; patienceMs?: number; answerWithinMs?: number } | { snapshot: string },
): Promise<OpenDatabase> {
  const database = await openDatabase({ patienceMs, ...place });
  toClose.push(() => database.close());
  return database;
}

const queues = new WeakMap<OpenDatabase, Promise<JobQueue>>();

/** One job queue per database, shared by all shops on it. */
export async function sharedQueue(database: OpenDatabase): Promise<JobQueue> {
  const queue = queues.get(database) ?? openQueue(database);
  queues.set(database, queue);
  return await queue;
}

async function openQueue({ pool }: OpenDatabase): Promise<JobQueue> {
  const queue = await openJobQueue(pool, pino({ level: 'silent' }));
  toClose.push(() => queue[Symbol.asyncDispose]() as Promise<void>);
  return queue;
}

type DatabaseWishes = {
  isEmpty?: boolean;
  /** The locale of a new database on a server; the embedded one has its own. */
  locale?: string;
};

export async function newDatabasePlace({
  isEmpty = false,
  locale,
}: DatabaseWishes = {}): Promise<{ url: string } | { snapshot: string }> {
  const databases = inject('databases');
  if ('snapshot' in databases) return databases;
  const { serverUrl, template } = databases;
  const name = `rosa_test_${randomBytes(6).toString('hex')}`;
  const source = locale === undefined ? 'template1' : `template0 locale '${locale}'`;
  await onServer(serverUrl, `create database ${name} template ${isEmpty ? source : template}`);
  toClose.push(() => onServer(serverUrl, `drop database ${name} with (force)`));
  return { url: databaseAt(serverUrl, name) };
}
