import { EventEmitter } from 'node:events';
import pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';
import type { Database } from './database.ts';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbedded } from './embedded/start-embedded.ts';
import { type Patience, watchAnswers } from './embedded/watch-answers.ts';
import { pooledDrizzle } from './pooled-drizzle.ts';

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  /** A connection of its own, without the pool's time limits: for migrating, which may take long, and for listening. */
  connect(limits?: Pick<pg.ClientConfig, 'query_timeout'>): Promise<pg.Client>;
  /** Rejects when the database is lost for good and the process should end. */
  failed: Promise<never>;
  /** What connections of the pool are told without having asked. */
  notifications: EventEmitter<{ notification: [pg.Notification] }>;
  close(): Promise<void>;
};

type DatabaseServer = {
  url: string;
  /** How long a connection, or a row, is waited for: whoever waits keeps a connection from everybody else. */
  patienceMs?: number;
  /** How long an answer is waited for: longer than the server itself lets a statement take. */
  answerWithinMs?: number;
};

/** How long the embedded database may be silent; a server is reconnected to, however long it takes. */
type Watched = { patience?: Patience };

/** A server's address, an embedded database that already runs, or how to start one. */
export type DatabasePlace = DatabaseServer | (EmbeddedDatabase & Watched) | (EmbeddedDatabaseOptions & Watched);

/** One driver for both: a server by its address, or PGlite behind a private Unix socket. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if ('url' in place) return await openServer(place);
  return openEmbedded('host' in place ? place : await startEmbedded(place), place.patience);
}

async function openServer({ url, patienceMs = 5_000, answerWithinMs = 35_000 }: DatabaseServer): Promise<OpenDatabase> {
  const database = open(
    { connectionString: url, connectionTimeoutMillis: patienceMs, keepAlive: true },
    {
      max: 10,
      lock_timeout: patienceMs,
      statement_timeout: 30_000,
      // The server enforces the former; a server that no longer answers at all is noticed by the latter.
      query_timeout: answerWithinMs,
      idle_in_transaction_session_timeout: 30_000,
    },
    { kind: 'postgresql', failed: new Promise<never>(() => {}), stop: async () => {} },
  );
  try {
    await database.pool.query('select 1');
  } catch (error) {
    await database.close();
    throw new StartRefusal(`The database at DATABASE_URL does not answer: ${reasonOf(error)}`);
  }
  return database;
}

function openEmbedded(embedded: EmbeddedDatabase, patience?: Patience): OpenDatabase {
  const watch = watchAnswers(() => database.pool.query('select 1'), patience);
  const failed = Promise.race([embedded.failed, watch.silent]);
  failed.catch(() => {});
  // PGlite has one session: a second connection would run inside the first one's transaction.
  const database = open(
    { host: embedded.host, user: 'postgres', database: 'postgres' },
    { max: 1 },
    {
      kind: 'embedded',
      failed,
      answered: watch.answered,
      async stop() {
        watch.stop();
        await embedded.stop();
      },
    },
  );
  return database;
}

function open(
  config: pg.ClientConfig,
  limits: pg.PoolConfig,
  {
    kind,
    failed,
    answered,
    stop,
  }: Pick<OpenDatabase, 'kind' | 'failed'> & { answered?: () => void; stop(): Promise<void> },
): OpenDatabase {
  const pool = new pg.Pool({ ...config, ...limits });
  if (answered !== undefined) pool.on('connect', (client) => client.connection.on('readyForQuery', answered));
  // A connection that breaks while idle is replaced by the next query; the query's own error is what counts.
  pool.on('error', () => {});
  // So is that of the next statement when one breaks in the middle of a transaction: unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const notifications: OpenDatabase['notifications'] = new EventEmitter();
  pool.on('connect', (client) =>
    client.on('notification', (notification) => notifications.emit('notification', notification)),
  );
  return {
    db: pooledDrizzle(pool),
    pool,
    kind,
    failed,
    notifications,
    async connect(limits) {
      const client = new pg.Client({ ...config, ...limits });
      await client.connect();
      if (answered !== undefined) client.connection.on('readyForQuery', answered);
      return client;
    },
    async close() {
      await pool.end();
      await stop();
    },
  };
}

/** node-postgres wraps several refused addresses in an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map((each: Error) => each.message).join('; ');
  return (error as Error).message;
}
