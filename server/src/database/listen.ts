import type pg from 'pg';
import type { OpenDatabase } from './open-database.ts';

const reconnectAfterMs = 1_000;
const answerWithinMs = 5_000;

export type Listening = AsyncDisposable & {
  /** Waits until all earlier notifications have been received; false while the connection is lost. */
  catchUp(): Promise<boolean>;
};

/**
 * Calls `heard` for each notification of the channel, from any process. After a reconnect it calls it once more, because
 * notifications may have been missed.
 */
export async function listen(
  database: OpenDatabase,
  channel: string,
  heard: (payload: string) => void,
  { pulseMs = 30_000 } = {},
): Promise<Listening> {
  if (database.kind === 'embedded') return await listenInPool(database, channel, heard);
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function begin() {
    const next = await database.connect({ query_timeout: answerWithinMs });
    next.on('notification', (message) => heard(message.payload ?? ''));
    // One broken connection may emit several errors.
    next.on('error', () => reconnect(next));
    next.on('end', () => reconnect(next));
    try {
      await next.query(`listen ${channel}`);
    } catch (error) {
      void next.end();
      throw error;
    }
    client = next;
    if (isClosed) await next.end();
  }

  function reconnect(lost: pg.Client) {
    if (isClosed || lost !== client) return;
    client = undefined;
    void lost.end().catch(() => {});
    tryAgain();
  }

  function tryAgain() {
    retry = setTimeout(() => {
      begin().then(
        () => heard(''),
        () => tryAgain(),
      );
    }, reconnectAfterMs);
  }

  await begin();
  /** PostgreSQL sends pending notifications before the result of a query. */
  async function catchUp(): Promise<boolean> {
    const asked = client;
    if (asked === undefined) return false;
    try {
      await asked.query('select 1');
    } catch {
      reconnect(asked);
    }
    return asked === client;
  }

  // Heartbeat: finds a connection that died silently.
  const pulse = setInterval(() => void catchUp(), pulseMs);
  return {
    catchUp,
    async [Symbol.asyncDispose]() {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(pulse);
      await client?.end();
    },
  };
}

/**
 * PGlite has one session behind all connections. It sends a notification to the connection that has just committed, before
 * the result of the commit. So a separate listening connection would receive nothing.
 */
async function listenInPool(
  { pool, notifications }: OpenDatabase,
  channel: string,
  heard: (payload: string) => void,
): Promise<Listening> {
  const hear = (notification: pg.Notification) => {
    if (notification.channel === channel) heard(notification.payload ?? '');
  };
  notifications.on('notification', hear);
  await pool.query(`listen ${channel}`);
  return {
    catchUp: async () => true,
    async [Symbol.asyncDispose]() {
      notifications.off('notification', hear);
    },
  };
}
