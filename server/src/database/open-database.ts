import { EventEmitter } from 'node:events';
import pg from 'pg';
import { pooledDrizzle } from '../fast-paths/pooled-drizzle.ts';
import { StartRefusal } from '../start-refusal.ts';
import type { Database } from './database.ts';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbedded } from './embedded/start-embedded.ts';
import { type Patience, watchAnswers } from './embedded/watch-answers.ts';

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  /** A separate connection without the pool's time limits, for migrations and for LISTEN. */
  connect(limits?: Pick<pg.ClientConfig, 'query_timeout'>): Promise<pg.Client>;
  /** Rejects when the database is permanently lost and the process should end. */
  failed: Promise<never>;
  /** Whether the database answers and is writable. Uses a separate connection where there can be several. */
  isWritable(): Promise<boolean>;
  /** Notifications that connections of the pool receive. */
  notifications: EventEmitter<{ notification: [pg.Notification] }>;
  close(): Promise<void>;
};

type DatabaseServer = {
  url: string;
  /** Waiting time: one half for a connection, the other for row locks. Waiting for a lock occupies a connection. */
  patienceMs?: number;
  /** Query timeout of the client, longer than the server's statement timeout. */
  answerWithinMs?: number;
};

/** How long the embedded database may be silent. A server is reconnected to without a limit. */
type Watched = { patience?: Patience };

/** A server's address, an embedded database that already runs, or how to start one. */
export type DatabasePlace = DatabaseServer | (EmbeddedDatabase & Watched) | (EmbeddedDatabaseOptions & Watched);

/** One driver for both: a server by its address, or PGlite behind a private Unix socket. */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if ('url' in place) return await openServer(place);
  return openEmbedded('host' in place ? place : await startEmbedded(place), place.patience);
}

/** The usual timeout of readiness probes. */
const readyWithinMs = 2_000;

async function openServer({ url, patienceMs = 5_000, answerWithinMs = 35_000 }: DatabaseServer): Promise<OpenDatabase> {
  const database = open(
    { connectionString: url, connectionTimeoutMillis: patienceMs / 2, keepAlive: true },
    {
      max: 6,
      // A row lock is waited for twice: in the queue, and at its head.
      lock_timeout: patienceMs / 4,
      statement_timeout: 30_000,
      // The server enforces statement_timeout; query_timeout detects a server that no longer answers.
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
  const notifications: OpenDatabase['notifications'] = new EventEmitter();
  const openPool = (changes: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({ ...config, ...limits, ...changes });
    // Ignore errors of idle connections: the next query opens a new one and has its own error.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      // Ignore errors in the middle of a transaction: the next statement fails. Without a listener they end the process.
      client.on('error', () => {});
      client.on('notification', (notification) => notifications.emit('notification', notification));
      if (answered !== undefined) client.connection.on('readyForQuery', answered);
    });
    return pool;
  };
  const pool = openPool();
  const isEmbedded = kind === 'embedded';
  // Row locks are waited for in transactions. With their own pool, they cannot block single statements.
  const transactions = isEmbedded ? pool : openPool();
  const probes = isEmbedded
    ? pool
    : openPool({ max: 1, connectionTimeoutMillis: readyWithinMs, query_timeout: readyWithinMs });
  return {
    db: pooledDrizzle(pool, transactions),
    pool,
    kind,
    failed,
    notifications,
    isWritable: () => isWritableInTime(probes),
    async connect(limits) {
      const client = new pg.Client({ ...config, ...limits });
      await client.connect();
      if (answered !== undefined) client.connection.on('readyForQuery', answered);
      return client;
    },
    async close() {
      await Promise.all([...new Set([pool, transactions, probes])].map((each) => each.end()));
      await stop();
    },
  };
}

async function isWritableInTime(pool: pg.Pool): Promise<boolean> {
  const tooLate = new Promise<false>((late) => setTimeout(() => late(false), readyWithinMs).unref());
  const answered = pool.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    // A standby or a read-only server takes no orders.
    ({ rows }) => rows[0]?.transaction_read_only === 'off',
    () => false,
  );
  return await Promise.race([answered, tooLate]);
}

/** node-postgres wraps several refused addresses in an error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map((each: Error) => each.message).join('; ');
  return (error as Error).message;
}
