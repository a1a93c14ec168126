import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as quietTest } from './quiet-page.ts';

const firstPort = Number(process.env.BROWSER_TEST_PORT ?? 3199);
const root = join(import.meta.dirname, '..');

/** So far from the port of the shop that the other tests share. */
const portsAway = 1_000;

/** Tests of a new shop that nobody else visits; it is started when the first of them wants it. */
export function testInOwnShop(settings: Record<string, string> = {}) {
  return quietTest.extend<object, { ownShop: string }>({
    ownShop: [
      // biome-ignore lint/correctness/noEmptyPattern: so the fixture says that it needs nothing
      async ({}, use, { parallelIndex }) => {
        // A worker has one at a time, so nobody else is on its port or in its folder.
        const port = firstPort + portsAway + parallelIndex;
        const address = `http://127.0.0.1:${port}`;
        const dataDir = join('test-results', `browser-data-own-${parallelIndex}`);
        rmSync(join(root, dataDir), { recursive: true, force: true });
        const shop = spawn('node', ['server/src/main.ts'], {
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
        await Promise.race([untilReady(address), ended.then(() => Promise.reject(new Error('The shop has ended')))]);
        await use(address);
        shop.kill();
        await ended;
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ ownShop }, use) => await use(ownShop),
  });
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
