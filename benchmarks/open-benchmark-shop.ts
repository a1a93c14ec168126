import { createLog } from '@shop/server/create-log.ts';
import { migrateDatabase } from '@shop/server/database/migrate.ts';
import { type DatabasePlace, openDatabase } from '@shop/server/database/open-database.ts';
import { followCatalogue } from '@shop/server/features/catalogue/cache/follow-catalogue.ts';
import { SoldOutCache } from '@shop/server/features/catalogue/cache/sold-out-cache.ts';
import { CatalogueCache } from '@shop/server/features/catalogue-cache/catalogue-cache.ts';
import { certificateLetters } from '@shop/server/features/certificates/issuing/certificate-letters.ts';
import { tableReader } from '@shop/server/features/exchange/tables/table-reader.ts';
import { Closure } from '@shop/server/features/shop-settings/closure.ts';
import { createServer } from '@shop/server/http/create-server.ts';
import { PageCache } from '@shop/server/http/pages/page-cache.ts';
import { builtStorefront } from '@shop/server/http/pages/storefront.ts';
import { onPool } from '@shop/server/jobs/boss.ts';
import { openJobQueue } from '@shop/server/jobs/open-job-queue.ts';
import { prepareQueues } from '@shop/server/jobs/queues.ts';
import { diskStore } from '@shop/server/providers/media/disk-store.ts';
import { novaPoshtaCarrier } from '@shop/server/providers/nova-poshta/nova-poshta-carrier.ts';
import { novaPoshtaDirectory } from '@shop/server/providers/nova-poshta/nova-poshta-directory.ts';
import { wayforpayProvider } from '@shop/server/providers/wayforpay/wayforpay-provider.ts';
import { openSecrets } from '@shop/server/secrets.ts';
import type { Shop } from '@shop/server/shop.ts';

const publicUrl = 'http://localhost';
/** No order is paid here. */
const noBank = {
  merchantAccount: 'none',
  secretKey: 'none',
  apiUrl: '',
  widgetUrl: `${publicUrl}/widget.js`,
  publicUrl,
};

/**
 * An empty shop that answers on loopback, with its pages, without workers for its jobs: timers would disturb the
 * figures. All visitors come from one address, so there are no rate limits. `fetch` reaches the carrier.
 */
export async function openBenchmarkShop(place: DatabasePlace, mediaFolder: string, fetch = globalThis.fetch) {
  const database = await openDatabase(place);
  await migrateDatabase(database);
  const log = createLog('silent');
  await prepareQueues(onPool(database.pool), log);
  const queue = await openJobQueue(database.pool, log);
  const carrier = { apiUrl: 'http://carrier.test', apiKey: '', fetch };
  const shop: Shop = {
    publicUrl,
    db: database.db,
    secrets: openSecrets({ secretKey: 'of a benchmark', dataDir: '' }),
    media: diskStore(mediaFolder),
    queue,
    mail: { send: async () => {} },
    carrierDirectory: novaPoshtaDirectory(carrier),
    carrier: novaPoshtaCarrier({ ...carrier, labelUrl: 'http://carrier.test', trackingAddress: String }),
    letterContents: certificateLetters,
    catalogueCache: new CatalogueCache(),
    soldOutCache: new SoldOutCache(database.db),
    pageCache: new PageCache(),
    closure: new Closure(database.db, { beginsClosed: false }),
    tables: tableReader(),
    cardProvider: wayforpayProvider({ ...noBank, fetch }),
    connected: { cardProviders: ['wayforpay'], carriers: ['nova_poshta'] },
    log,
  };
  const following = await followCatalogue(database, shop);
  const settings = { publicUrl, trustProxy: false, hasRateLimits: false } as const;
  const storefront = (app: Parameters<typeof builtStorefront>[0]) => builtStorefront(app, { hasServiceWorker: true });
  const app = await createServer({ shop, settings, version: '0', log, isReady: async () => true, storefront });
  return {
    shop,
    database,
    address: await app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await shop.tables[Symbol.asyncDispose]();
      await following[Symbol.asyncDispose]();
      await queue[Symbol.asyncDispose]();
      await database.close();
    },
  };
}
