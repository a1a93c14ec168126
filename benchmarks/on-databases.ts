import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt, onServer } from '../server/tests/postgresql-databases.ts';
import { findPostgresql, startTestPostgresql } from '../tools/test-postgresql.ts';
import type { ShopToStart } from './start-shop.ts';

export type NewDatabase = Pick<ShopToStart, 'place' | 'mediaFolder'>;
type Measure<Figures> = (database: NewDatabase, kind: 'embedded' | 'PostgreSQL') => Promise<Figures>;

/** The same on the embedded database and, when there is one, on PostgreSQL. */
export async function onBothDatabases<Figures>(measure: Measure<Figures>): Promise<Figures[]> {
  const embedded = await onEmbedded(measure);
  return findPostgresql() === undefined ? [embedded] : [embedded, ...(await onPostgresql([measure]))];
}

/** On PostgreSQL, as a live shop, or else on the embedded database; each in a new one. */
export async function onLiveDatabase<Figures>(measures: readonly Measure<Figures>[]): Promise<Figures[]> {
  if (findPostgresql() !== undefined) return await onPostgresql(measures);
  const figures = [];
  for (const measure of measures) figures.push(await onEmbedded(measure));
  return figures;
}

/** In a folder of its own. */
export async function onEmbedded<Figures>(measure: Measure<Figures>): Promise<Figures> {
  const mediaFolder = mkdtempSync(join(tmpdir(), 'rosa-bench-'));
  try {
    return await measure({ place: { folder: join(mediaFolder, 'database') }, mediaFolder }, 'embedded');
  } finally {
    rmSync(mediaFolder, { recursive: true, force: true });
  }
}

/** In databases of their own, so that nobody's data is touched. */
async function onPostgresql<Figures>(measures: readonly Measure<Figures>[]): Promise<Figures[]> {
  const server = await startTestPostgresql();
  const mediaFolder = mkdtempSync(join(tmpdir(), 'rosa-bench-'));
  const name = `rosa_bench_${process.pid}`;
  try {
    const figures = [];
    for (const measure of measures) {
      await onServer(server.url, `create database ${name}`);
      figures.push(await measure({ place: { url: databaseAt(server.url, name) }, mediaFolder }, 'PostgreSQL'));
      await onServer(server.url, `drop database ${name} with (force)`);
    }
    return figures;
  } finally {
    await server.stop();
    rmSync(mediaFolder, { recursive: true, force: true });
  }
}
