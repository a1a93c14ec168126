import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';
import type { Database } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Any number that no other program on the same server uses for its own lock. */
const migrationLock = 7_265_736;

/**
 * Brings the schema up to date and runs `fill` on it, one process at a time: others wait here and then find
 * everything done. Session-level, because each migration commits on its own.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  fill: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; select pg_advisory_lock(${migrationLock})`);
    const db = drizzle(client, { casing: 'snake_case' });
    await refuseNewerSchema(db);
    await migrate(db, { migrationsFolder });
    await fill(db);
  } finally {
    // Closing the connection gives the lock back, whatever state an error has left it in.
    client.release(true);
  }
}

async function refuseNewerSchema(db: Database): Promise<void> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return;
  const applied = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  if (Number(applied.rows[0]?.last ?? 0) > lastKnownMigration()) {
    throw new StartRefusal(
      'The database belongs to a newer version of the shop. Update the shop, or use another database',
    );
  }
}

function lastKnownMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map((entry) => entry.when));
}
