import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run's databases come from: a migrated snapshot, or a template on a server. */
    databases: { snapshot: string } | { serverUrl: string; template: string };
  }
}

/** Migrates once and keeps the result under the migrations' hash: each test file opens a copy in a second. */
export default async function setup(project: TestProject) {
  const files = globSync('**/*.{sql,json}', { cwd: migrationsFolder }).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(migrationsFolder, file)));
  const snapshot = join(
    import.meta.dirname,
    `../../node_modules/.cache/rosa/migrated-${hash.digest('hex').slice(0, 16)}.tar`,
  );
  if (!existsSync(snapshot)) await makeSnapshot(snapshot);
  project.provide('databases', { snapshot });
}

async function makeSnapshot(file: string) {
  const pglite = await PGlite.create({ extensions: { pg_trgm } });
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  await migrate(drizzle(pglite), { migrationsFolder });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}
