import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { DatabasePlace } from '../../src/database/open-database.ts';
import { readSettings } from '../../src/settings.ts';
import { startShop } from '../../src/start-shop.ts';
import { countingStorefront, htmlPage } from '../counting-storefront.ts';
import { demonstration } from '../demonstration.ts';
import { createOrder, pickupOrder } from '../orders.ts';
import { postTo } from '../start-shop-process.ts';

/** The whole running shop with its jobs; the title of each page is the name of its product, the cream. */
export async function startListeningShop(database: DatabasePlace) {
  await using opened = new AsyncDisposableStack();
  const dataDir = opened.adopt(mkdtempSync(join(tmpdir(), 'rosa-outage-')), (folder) =>
    rmSync(folder, { recursive: true, force: true }),
  );
  const storefront = countingStorefront(async (_times, _url, { api, report }) => {
    try {
      const { name } = await api('GET /api/v1/shop/product/:slug/', { params: { slug: 'cream' } });
      return htmlPage(name);
    } catch (error) {
      report(error);
      return htmlPage('Щось пішло не так', { status: 500 });
    }
  });
  const shop = opened.adopt(
    await startShop(
      { ...readSettings({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }), port: 0 },
      {
        database,
        demonstration,
        log: pino({ level: 'silent' }),
        version: '0.1.2',
        say: () => {},
        storefront: async () => storefront,
      },
    ),
    (running) => running.stop(),
  );
  const { port } = shop.app.server.address() as AddressInfo;
  const post = postTo(port);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const everything = opened.move();
  return {
    get,
    order: () => post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00')),
    titleOf: async (path: string) => /<title>(.+)<\/title>/.exec(await (await get(path)).text())?.[1],
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}
