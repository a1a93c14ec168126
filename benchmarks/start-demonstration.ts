import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { freePort } from '../tools/free-port.ts';

export type Demonstration = { address: string; seconds: number; memoryMebibytes(): number; stop(): Promise<void> };

const root = join(import.meta.dirname, '..');

/** Starts the shop by the command of `npm start`, which ends in `exec`, and waits for its first page. */
export async function startDemonstration(dataDir: string): Promise<Demonstration> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const shop = spawn('/bin/sh', ['-c', packageJson.scripts.start], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(shop, 'exit');
  while (!(await isServing(address))) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with ${shop.exitCode}`);
    await new Promise((next) => setTimeout(next, 20));
  }
  const seconds = Math.round((performance.now() - startedAt) / 10) / 100;
  return {
    address,
    seconds,
    /** Resident. */
    memoryMebibytes: () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(shop.pid)])) / 1024),
    async stop() {
      shop.kill('SIGTERM');
      await ended;
    },
  };
}

async function isServing(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
