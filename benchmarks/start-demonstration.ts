import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../tools/free-port.ts';

export type Demonstration = { address: string; seconds: number; stop(): Promise<void> };

/** Starts the shop like `npm start` and waits for its first page. */
export async function startDemonstration(dataDir: string): Promise<Demonstration> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
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
