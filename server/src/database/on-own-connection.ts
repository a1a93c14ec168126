import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';
import type { OpenDatabase } from './open-database.ts';

/** Runs work on a separate connection, without the time limits of the pool. */
export async function onOwnConnection<Result>(
  { connect }: Pick<OpenDatabase, 'connect'>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const client = await connect();
  try {
    return await work(drizzle(client, { casing: 'snake_case' }));
  } finally {
    await client.end();
  }
}
