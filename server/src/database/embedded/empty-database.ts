import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Creating the data folder of a database takes PGlite three seconds, and copying one takes a moment. The build makes a folder
// to copy, so that the first start is faster; without it, the first start creates the folder itself.

/** Copies the folder of an empty database to a new place, if the build made one and this user may read it. */
export function copyEmptyDatabase(folder: string): void {
  try {
    cpSync(emptyDatabaseFolder(), folder, { recursive: true });
  } catch {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Named by the version of PGlite: another version creates other system tables. */
function emptyDatabaseFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return join(import.meta.dirname, `../../../../node_modules/.cache/rosa/empty-database-${version}`);
}

if (import.meta.main && !existsSync(emptyDatabaseFolder())) {
  const unfinished = `${emptyDatabaseFolder()}.${process.pid}`;
  mkdirSync(dirname(unfinished), { recursive: true });
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  renameSync(unfinished, emptyDatabaseFolder());
}
