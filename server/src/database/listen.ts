import type pg from 'pg';
import type { OpenDatabase } from './open-database.ts';

const reconnectAfterMs = 1_000;
const answerWithinMs = 5_000;

export type Listening = AsyncDisposable & {
  /** Waits until everything that was announced before has been heard; false while nobody can listen. */
  catchUp(): Promise<boolean>;
};

/**
 * Calls `heard` for each notification of the channel, from every process.
 * After a lost connection it calls it once more: something may have been said meanwhile.
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
    // One broken connection may complain several times.
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
  /** An answer comes after everything that was announced before the question. */
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

  // A connection that died without a word is found by asking, and given up when it does not answer in time.
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
 * PGlite has one session behind all connections. It tells what is announced to the connection that has just committed,
 * before the commit is answered: a listening connection of its own would never hear a thing.
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
