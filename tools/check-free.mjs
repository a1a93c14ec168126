import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

/** Fails early if the port or the data folder is in use, and names the remedy. */
export async function checkFree() {
  const settings = { ...readEnvFile('.env'), ...withoutEmpty(process.env) };
  const port = Number(settings.PORT ?? 3000);
  const host = settings.HOST ?? '127.0.0.1';
  const dataDir = settings.DATA_DIR ?? './data';

  if (Number.isInteger(port) && !(await isPortFree(port, host))) {
    refuse(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
  }
  if (settings.DATABASE_URL === undefined && isLocked(resolve(dataDir, 'database.lock'))) {
    refuse(
      `The data folder ${dataDir} is in use by another process. Stop that one, or name another folder: DATA_DIR=./data-2 npm start`,
    );
  }
}

function isPortFree(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    // The server reports any other problem.
    probe.once('error', (error) => done(error.code !== 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
}

/** Looks for the lock in the kernel's list. The server still checks the lock itself. */
function isLocked(file) {
  try {
    const { ino, dev } = statSync(file);
    const hex = (number) => number.toString(16).padStart(2, '0');
    const place = `${hex((dev >> 8) & 0xfff)}:${hex((dev & 0xff) | ((dev >> 12) & 0xfff00))}:${ino}`;
    return readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .some((line) => line.split(/\s+/).includes(place) && line.includes('WRITE'));
  } catch {
    return false;
  }
}

function readEnvFile(file) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const pairs = lines.flatMap((line) => [...line.matchAll(/^\s*([A-Z0-9_]+)\s*=\s*["']?([^"'#]*)["']?/g)]);
    return withoutEmpty(Object.fromEntries(pairs.map(([, name, value]) => [name, value.trim()])));
  } catch {
    return {};
  }
}

function withoutEmpty(variables) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
