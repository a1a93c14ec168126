import type pg from 'pg';

/** Whether the statement was never sent, or was done and its answer lost. */
export type Interruption = { statement: number; isDone: boolean };

/** With a dead process its connection ends; here it lives on, and must not keep a transaction open. */
const isBracket = /^(begin|rollback)/i;

/** Lets one statement to the database fail, as if the process had died there: nothing after it is done. */
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
    /** What a test itself wants to know is not interrupted. */
    async spare<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      const kept = armed;
      armed = undefined;
      const answer = await ask();
      armed = kept;
      return answer;
    },
    /** Since it was last armed. */
    hasStruck: (): boolean => armed !== undefined && armed.statement <= 0,
  };
}

/** Both ways in which statements are given: with a function to call, or with a promise to keep. */
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
