import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { StartRefusal } from '../start-refusal.ts';
import type { Database } from './database.ts';
import { onOwnConnection } from './on-own-connection.ts';
import type { OpenDatabase } from './open-database.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Key of the advisory lock: any number that no other program on the same server uses. */
const migrationLock = 7_265_736;

/**
 * Migrates the schema and runs `fill`, one process at a time: others wait here and then find everything done. The lock is
 * session-level, because migrating and filling are separate transactions.
 */
export async function migrateDatabase(
  database: Pick<OpenDatabase, 'connect'>,
  fill: (db: Database) => Promise<void> = async () => {},
  migrations: readonly MigrationMeta[] = readMigrationFiles({ migrationsFolder }),
): Promise<void> {
  // Closing the connection releases the lock, even after an error.
  await onOwnConnection(database, async (db) => {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`);
    const { rows } = await db.execute<{ server_version_num: string }>(sql`show server_version_num`);
    refuseOldPostgresql(Number(rows[0]?.server_version_num));
    await refuseForeignSchema(db);
    await applyMigrations(db, migrations);
    await fill(db);
  });
}

/** Drizzle takes a folder with a journal. For an older version, the folder is copied and its journal shortened. */
async function applyMigrations(db: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  const journalFile = join('meta', '_journal.json');
  const journal = JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')) as { entries: unknown[] };
  if (migrations.length === journal.entries.length) return await migrate(db, { migrationsFolder });
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const entries = journal.entries.slice(0, migrations.length);
    writeFileSync(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The oldest PostgreSQL that the tests run on. */
export const leastPostgresql = 15;

/** `server_version_num`: 150004 is 15.4. */
export function refuseOldPostgresql(serverVersion: number): void {
  const major = Math.floor(serverVersion / 10_000);
  if (major >= leastPostgresql) return;
  throw new StartRefusal(
    `The database at DATABASE_URL is PostgreSQL ${major}. The shop needs ${leastPostgresql} or newer`,
  );
}

/** The migrations with these hashes, from the first on; all migrations if the hashes are not ours. */
export function matchMigrations(hashes: readonly string[]): MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder });
  return hashes.every((hash, index) => hash === known[index]?.hash) ? known.slice(0, hashes.length) : known;
}

/** An unknown migration was applied by a newer version of the shop, or by another program. */
async function refuseForeignSchema(db: Database): Promise<void> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash));
  const applied = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  if (applied.rows.every(({ hash }) => known.has(hash))) return;
  throw new StartRefusal(
    'The database belongs to a newer version of the shop. Update the shop, or use another database',
  );
}
