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
  /** A connection of its own, without the pool's time limits: for migrating, which may take long, and for listening. */
  connect(limits?: Pick<pg.ClientConfig, 'query_timeout'>): Promise<pg.Client>;
  /** Rejects when the database is lost for good and the process should end. */
  failed: Promise<never>;
  /** Whether it answers and can be written, asked on a connection that nobody else uses, where there can be several. */
  isWritable(): Promise<boolean>;
  /** What connections of the pool are told without having asked. */
  notifications: EventEmitter<{ notification: [pg.Notification] }>;
  close(): Promise<void>;
};

type DatabaseServer = {
  url: string;
  /** How long is waited, one half for a connection and the other for a row: who waits keeps a connection from others. */
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

/** As long as whoever watches the shop waits for its answer. */
const readyWithinMs = 2_000;

async function openServer({ url, patienceMs = 5_000, answerWithinMs = 35_000 }: DatabaseServer): Promise<OpenDatabase> {
  const database = open(
    { connectionString: url, connectionTimeoutMillis: patienceMs / 2, keepAlive: true },
    {
      max: 6,
      // A row is waited for twice: for one's place in the queue, and at its head.
      lock_timeout: patienceMs / 4,
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
  const notifications: OpenDatabase['notifications'] = new EventEmitter();
  const openPool = (changes: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({ ...config, ...limits, ...changes });
    // A connection that breaks while idle is replaced by the next query; the query's own error is what counts.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      // So is that of the next statement when one breaks in the middle of a transaction: unheard, it would end the process.
      client.on('error', () => {});
      client.on('notification', (notification) => notifications.emit('notification', notification));
      if (answered !== undefined) client.connection.on('readyForQuery', answered);
    });
    return pool;
  };
  const pool = openPool();
  const isEmbedded = kind === 'embedded';
  // Whoever waits for a row does so in a transaction: all of them waiting keep no single statement from its connection.
  const transactions = isEmbedded ? pool : openPool();
  const watching = isEmbedded
    ? pool
    : openPool({ max: 1, connectionTimeoutMillis: readyWithinMs, query_timeout: readyWithinMs });
  return {
    db: pooledDrizzle(pool, transactions),
    pool,
    kind,
    failed,
    notifications,
    isWritable: () => answersInTime(watching),
    async connect(limits) {
      const client = new pg.Client({ ...config, ...limits });
      await client.connect();
      if (answered !== undefined) client.connection.on('readyForQuery', answered);
      return client;
    },
    async close() {
      await Promise.all([...new Set([pool, transactions, watching])].map((each) => each.end()));
      await stop();
    },
  };
}

async function answersInTime(pool: pg.Pool): Promise<boolean> {
  const tooLate = new Promise<false>((late) => setTimeout(() => late(false), readyWithinMs).unref());
  const answered = pool.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    // A standby, and a server that somebody has closed to changes, take no orders.
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
