import type pg from 'pg';

/** Whether the statement was never sent, or was executed and its reply lost. */
export type Interruption = { statement: number; isDone: boolean };

/** A real crash closes the connection. Here it stays open, so transactions must still be begun and rolled back. */
const isBracket = /^(begin|rollback)/i;

/** Makes one database statement fail, as if the process had died there. The error stops all that would follow. */
export function interruptible(pool: pg.Pool) {
  let armed: Interruption | undefined;
  const seen = new WeakSet<pg.PoolClient>();

  const strikes = (statement: unknown): Interruption | undefined => {
    if (armed === undefined || isBracket.test(textOf(statement))) return undefined;
    armed = { ...armed, statement: armed.statement - 1 };
    return armed.statement === 0 ? armed : undefined;
  };

  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const struck = strikes(given[0]);
      if (struck === undefined) return query(...given);
      return fail(struck.isDone ? query : undefined, given);
    }) as typeof client.query;
  });

  return {
    arm(interruption: Interruption | undefined): void {
      armed = interruption;
    },
    /** Queries of the test itself are not interrupted. */
    async spare<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      const kept = armed;
      armed = undefined;
      const answer = await ask();
      armed = kept;
      return answer;
    },
    /** Whether it has struck since it was last armed. */
    hasStruck: (): boolean => armed !== undefined && armed.statement <= 0,
  };
}

/** Fails a statement in both styles: with a callback, or with a promise. */
function fail(query: ((...given: unknown[]) => unknown) | undefined, given: unknown[]): unknown {
  const callback = given.at(-1);
  const done = Promise.resolve(query?.(...(typeof callback === 'function' ? given.slice(0, -1) : given)));
  const failed = done.then(() => Promise.reject(new Error('interrupted by the test')));
  if (typeof callback !== 'function') return failed;
  failed.catch((error) => callback(error));
  return undefined;
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
}
