import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt, onServer } from '../server/tests/postgresql-databases.ts';
import { findPostgresql, startTestPostgresql, type TestPostgresql } from '../tools/test-postgresql.ts';
import type { ShopToStart } from './shop-process.ts';

type Kind = 'embedded' | 'PostgreSQL';
export type NewDatabase = Pick<ShopToStart, 'place' | 'mediaFolder'> & { kind: Kind };

export const bothKinds: readonly Kind[] = findPostgresql() === undefined ? ['embedded'] : ['embedded', 'PostgreSQL'];
/** PostgreSQL where there is one, as in a live shop. */
export const liveKind = bothKinds.at(-1)!;

/** An empty database of each kind, one after another. Each is deleted when the next is requested. */
export async function* newDatabases(kinds: readonly Kind[]): AsyncGenerator<NewDatabase> {
  await using opened = new AsyncDisposableStack();
  let server: TestPostgresql | undefined;
  for (const kind of kinds) {
    const mediaFolder = opened.adopt(mkdtempSync(join(tmpdir(), 'rosa-bench-')), (folder) =>
      rmSync(folder, { recursive: true, force: true }),
    );
    if (kind === 'embedded') {
      yield { kind, place: { folder: join(mediaFolder, 'database') }, mediaFolder };
      continue;
    }
    server ??= opened.adopt(await startTestPostgresql(), (started) => started.stop());
    const name = `rosa_bench_${process.pid}`;
    await onServer(server.url, `create database ${name}`);
    yield { kind, place: { url: databaseAt(server.url, name) }, mediaFolder };
    await onServer(server.url, `drop database ${name} with (force)`);
  }
}
