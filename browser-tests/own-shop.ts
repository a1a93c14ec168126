import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/free-port.ts';
import { test as quietTest } from './quiet-page.ts';

const root = join(import.meta.dirname, '..');

/** A demonstration as it is after its first start, made by start-demonstration.ts. Shops start on copies of it. */
export const demonstrationFolder = join(root, 'test-results/browser-demonstration');

/** Tests with a new shop of their own, started when the first of them needs it. */
export function testInOwnShop(settings: Record<string, string> = {}) {
  return quietTest.extend<object, { ownShop: string }>({
    ownShop: [
      // biome-ignore lint/correctness/noEmptyPattern: so the fixture says that it needs nothing
      async ({}, use) => {
        const dataDir = mkdtempSync(join(tmpdir(), 'rosa-own-shop-'));
        cpSync(demonstrationFolder, dataDir, { recursive: true });
        const shop = await startShop(dataDir, settings);
        try {
          await use(shop.address);
        } finally {
          await shop.stop();
          rmSync(dataDir, { recursive: true, force: true });
        }
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ ownShop }, use) => await use(ownShop),
  });
}

/** Starts a shop as a process on a free port. */
export async function startShop(dataDir: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const shop = spawn('node', ['main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(shop, 'exit');
  const stop = async () => {
    shop.kill();
    await ended;
  };
  try {
    await Promise.race([untilReady(address), ended.then(() => Promise.reject(new Error('The shop has ended')))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

export async function untilReady(address: string, path = '/readyz'): Promise<void> {
  const isReady = await fetch(`${address}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  await untilReady(address, path);
}
