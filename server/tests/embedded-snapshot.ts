import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { fromPglite } from 'pg-boss';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../src/database/migrate.ts';
import { prepareQueues } from '../src/jobs/queues.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The source of this run's databases: a migrated snapshot, or a template on a server. */
    databases: { snapshot: string } | { serverUrl: string; template: string };
  }
}

const queueSources = ['../src/jobs/queues.ts', '../src/jobs/boss.ts', '../../node_modules/pg-boss/package.json'].map(
  (file) => join(import.meta.dirname, file),
);

/** Migrates once and caches the result under a hash of its inputs: each test file opens a copy in a second. */
export default async function setup(project: TestProject) {
  const migrations = globSync('**/*.{sql,json}', { cwd: migrationsFolder }).sort();
  const files = [...migrations.map((file) => join(migrationsFolder, file)), ...queueSources];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
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
  await prepareQueues(fromPglite(pglite), pino({ level: 'silent' }));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}
