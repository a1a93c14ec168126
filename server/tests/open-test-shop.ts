import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { OpenDatabase } from '../src/database/open-database.ts';
import type { Demonstration } from '../src/demonstration.ts';
import { addBrand, addKind, type NewBrand } from '../src/features/catalogue/add-to-catalogue.ts';
import { SoldOutCache } from '../src/features/catalogue/cache/sold-out-cache.ts';
import { createProduct, type NewProduct, type NewVariant } from '../src/features/catalogue/products/create-product.ts';
import { CatalogueCache } from '../src/features/catalogue-cache/catalogue-cache.ts';
import { changeCatalogue } from '../src/features/catalogue-cache/change-catalogue.ts';
import { certificateLetters } from '../src/features/certificates/issuing/certificate-letters.ts';
import type { CarrierDirectory } from '../src/features/delivery/carrier-directory.ts';
import { type TableReader, tableReader } from '../src/features/exchange/tables/table-reader.ts';
import type { MediaStore } from '../src/features/media/media-store.ts';
import type { Mail, Message } from '../src/features/notifications/mail.ts';
import type { CardProvider } from '../src/features/payments/card-provider.ts';
import { Closure } from '../src/features/shop-settings/closure.ts';
import { createServer } from '../src/http/create-server.ts';
import { PageCache } from '../src/http/pages/page-cache.ts';
import type { Storefront } from '../src/http/pages/storefront.ts';
import { diskStore } from '../src/providers/media/disk-store.ts';
import { openSecrets } from '../src/secrets.ts';
import type { Settings } from '../src/settings.ts';
import type { Shop } from '../src/shop.ts';
import { requireAuditWords } from './audit-words.ts';
import { readQueuedJobs, runQueuedJobs } from './queued-jobs.ts';
import { testBank } from './test-bank.ts';
import { testCarrier } from './test-carrier.ts';
import { closeWithFile, sharedDatabase, sharedQueue } from './test-database.ts';

type TestShopOptions = {
  /** A separate server instead of the file's shared one: for tests that add routes, or read its caches or metrics. */
  hasOwnServer?: true;
  /**
   * A new shop, whose owner has not named it. Otherwise it is «Роса», with its prefix of serial numbers, unless it is opened
   * on another database, which stays as it is.
   */
  isUnnamed?: true;
  database?: OpenDatabase;
  log?: pino.Logger;
  publicUrl?: string;
  containerId?: string;
  /** Trusted proxies. */
  trustProxy?: Settings['trustProxy'];
  /** Off for tests with hundreds of calls. */
  hasRateLimits?: boolean;
  isReady?: boolean;
  /** Closed until its owner opens it, as a live shop is. Others are open, in any mode. */
  beginsClosed?: true;
  mode?: Settings['mode'];
  /** Its content and sign-ins, to be removed. */
  demonstration?: Demonstration;
  metricsToken?: string;
  mail?: Mail;
  /** Default: a temporary folder. */
  media?: MediaStore;
  storefront?: Storefront;
  carrierDirectory?: CarrierDirectory;
  cardProvider?: CardProvider;
  connected?: Shop['connected'];
  tables?: TableReader;
};

const testSecrets = openSecrets({ secretKey: 'only for tests, and the same in all of them', dataDir: '' });

/** A carrier with an empty directory. */
const noCarrier: CarrierDirectory = {
  readSettlements: async () => ({ rows: [], isLast: true, unreadable: 0 }),
  readBranches: async () => ({ rows: [], isLast: true, unreadable: 0 }),
  readStreets: async () => ({ rows: [], isLast: true, unreadable: 0 }),
};

type TestServer = { shop: Shop; app: FastifyInstance };

/** The shared server of a test file and its database: creating one takes ten times as long as emptying the tables. */
const fileServers = new WeakMap<OpenDatabase, TestServer & { isTaken: boolean }>();

/** An empty shop. Leaving the scope closes it. Without options the tests of a file share one server. */
export async function openTestShop(options: TestShopOptions = {}) {
  const database = options.database ?? (await emptied(await sharedDatabase()));
  const mediaFolder = join(tmpdir(), `rosa-media-${randomUUID()}`);
  const mailbox: Message[] = [];
  const bank = testBank();
  const parcelCarrier = testCarrier();
  const parts = {
    publicUrl: options.publicUrl ?? 'http://localhost:3000',
    db: database.db,
    secrets: testSecrets,
    media: options.media ?? diskStore(mediaFolder),
    queue: await sharedQueue(database),
    mail: options.mail ?? { send: async (message: Message) => void mailbox.push(message) },
    carrierDirectory: options.carrierDirectory ?? noCarrier,
    carrier: parcelCarrier.carrier,
    cardProvider: options.cardProvider ?? bank.provider,
    connected: options.connected ?? { cardProviders: ['wayforpay'], carriers: ['nova_poshta'] },
    // A long timeout for busy machines.
    tables: options.tables ?? tableReader({ timeMs: 600_000 }),
    log: options.log ?? pino({ level: 'silent' }),
  };
  const { shop, app, release } = await openServer(database, parts, options);
  if (!options.isUnnamed && options.database === undefined) await nameShop(database);

  return {
    shop,
    database,
    app,
    /** The folder of pictures and photos. */
    mediaFolder,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
    post: (url: string, body: unknown, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload: body as object, headers }),
    rows: async (table: string) =>
      (await database.db.execute(sql`select * from ${sql.identifier(table)} order by 1, 2`)).rows,
    /** Sent letters, unless the test uses its own mail. */
    mailbox,
    /** The card provider, unless the test uses another. */
    bank,
    /** The carrier. */
    parcelCarrier,
    queuedJobs: () => readQueuedJobs(database.pool),
    runQueuedJobs: (when?: Parameters<typeof runQueuedJobs>[2]) => runQueuedJobs(database.pool, shop, when),
    /** Runs all queued jobs and sends all letters, also those that wait for a later time. */
    async mailEverything() {
      await database.pool.query(`update letters set send_after = now() where state = 'waiting'`);
      await runQueuedJobs(database.pool, shop, { isBeforeTime: true });
    },
    addBrand: (changes: Partial<NewBrand> = {}) =>
      changeCatalogue(shop, (tx) =>
        addBrand(tx, {
          name: 'Verba',
          slug: 'verba',
          character: '',
          homeBannerId: null,
          homeBannerAlt: '',
          position: 0,
          banners: [],
          ...changes,
        }),
      ),
    addSkinType: (name: string, slug: string) =>
      changeCatalogue(shop, (tx) => addKind(tx, 'skin_type', { name, slug, position: 0 })),
    addProductType: (name: string, slug: string) =>
      changeCatalogue(shop, (tx) => addKind(tx, 'product_type', { name, slug, position: 0 })),
    addGoal: (name: string, slug: string) =>
      changeCatalogue(shop, (tx) => addKind(tx, 'goal', { name, slug, position: 0 })),
    addProduct: (changes: Pick<NewProduct, 'brandId' | 'slug'> & Partial<NewProduct>) =>
      changeCatalogue(shop, (tx) => createProduct(tx, { ...plainProduct(changes.slug), ...changes })),
    setStock: (code: string, stock: number) =>
      database.db.execute(sql`update variants set stock = ${stock} where code = ${code}`),
    async [Symbol.asyncDispose]() {
      await requireAuditWords(database);
      await release();
      await shop.tables[Symbol.asyncDispose]();
      rmSync(mediaFolder, { recursive: true, force: true });
    },
  };
}

/** Written as settings of an owner are, without a test's clock or a version. */
async function nameShop({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`insert into shop_settings (name, value)
    values ('public_settings', '{"name": "Роса"}'), ('certificate_numbers', '{"prefix": "ROSA"}')
    on conflict do nothing`);
}

type ShopParts = Omit<Shop, 'letterContents' | 'catalogueCache' | 'soldOutCache' | 'pageCache' | 'closure'>;

async function openServer(database: OpenDatabase, parts: ShopParts, options: TestShopOptions) {
  const mayShare = Object.keys(options).length === 0;
  const ready = mayShare ? fileServers.get(database) : undefined;
  if (ready !== undefined && !ready.isTaken) {
    const { shop } = Object.assign(ready, { isTaken: true });
    Object.assign(shop, parts);
    shop.catalogueCache.clear();
    // As in a process that is not listening to the database.
    shop.soldOutCache.follow(async () => false);
    shop.soldOutCache.clear();
    shop.pageCache.clear();
    shop.closure.isInMaintenance = false;
    return { ...ready, release: () => releaseServer(database, ready) };
  }
  const made = await makeServer(database, parts, options);
  if (!mayShare || ready !== undefined) return { ...made, release: () => made.app.close() };
  const server = { ...made, isTaken: true };
  fileServers.set(database, server);
  closeWithFile(async () => void (await made.app.close()));
  return { ...made, release: () => releaseServer(database, server) };
}

/** A server that was listening on a port cannot be reused. */
async function releaseServer(database: OpenDatabase, server: TestServer & { isTaken: boolean }): Promise<void> {
  server.isTaken = false;
  if (!server.app.server.listening) return;
  fileServers.delete(database);
  await server.app.close();
}

async function makeServer(database: OpenDatabase, parts: ShopParts, options: TestShopOptions): Promise<TestServer> {
  const { storefront } = options;
  const shop: Shop = {
    ...parts,
    letterContents: certificateLetters,
    catalogueCache: new CatalogueCache(),
    soldOutCache: new SoldOutCache(database.db),
    pageCache: new PageCache(),
    closure: new Closure(database.db, { beginsClosed: options.beginsClosed ?? false }),
  };
  const app = await createServer({
    shop,
    settings: {
      publicUrl: parts.publicUrl,
      trustProxy: options.trustProxy ?? false,
      hasRateLimits: options.hasRateLimits ?? true,
      containerId: options.containerId,
      mode: options.mode ?? 'demo',
      metricsToken: options.metricsToken,
    },
    version: '0.1.2',
    log: parts.log,
    isReady: async () => options.isReady ?? true,
    demonstration: options.demonstration,
    ...(storefront !== undefined && { storefront: async () => storefront }),
  });
  return { shop, app };
}

/** A variant with defaults for all that does not matter to the test. */
export function variant(code: string, price: number, changes: Partial<NewVariant> = {}): NewVariant {
  return {
    code,
    value: '50',
    title: '',
    price: kopiykas(price),
    discountPrice: 0 as Kopiykas,
    stock: 5,
    iconId: null,
    weightGrams: 120,
    lengthMillimetres: 50,
    widthMillimetres: 50,
    heightMillimetres: 140,
    pictures: [],
    ...changes,
  };
}

function plainProduct(slug: string): Omit<NewProduct, 'brandId' | 'slug'> {
  return {
    name: slug,
    code: slug.toUpperCase(),
    human: '',
    countryOfOrigin: '',
    unit: 'мл',
    isActive: true,
    isCollectionProduct: false,
    bestPosition: null,
    description: '',
    descriptionHtml: '',
    keyIngredientsHtml: '',
    prescriptionHtml: '',
    applicationHtml: '',
    composition: '',
    position: 0,
    kinds: {},
    variants: [variant(`${slug.toUpperCase()}-50`, 100_00)],
  };
}

/** DELETE is faster than TRUNCATE for few rows. Needs a superuser, which all test servers have. */
export async function emptied(database: OpenDatabase): Promise<OpenDatabase> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  await database.db.transaction(async (tx) => {
    // Disables foreign keys and append-only triggers.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(rows.map(({ name }) => `delete from "${name}"`).join(';')));
    await tx.execute(sql`delete from pgboss.job`);
    await tx.execute(sql`select setval(seqrelid::regclass, seqstart, false) from pg_sequence`);
  });
  return database;
}
