import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { readClock } from './database/clock.ts';
import { migrateDatabase } from './database/migrate.ts';
import { type DatabasePlace, openDatabase } from './database/open-database.ts';
import type { Demonstration } from './demonstration.ts';
import { contentClock } from './features/blocks/content-clock.ts';
import { followCatalogue } from './features/catalogue/cache/follow-catalogue.ts';
import { SoldOutCache } from './features/catalogue/cache/sold-out-cache.ts';
import { CatalogueCache } from './features/catalogue-cache/catalogue-cache.ts';
import { certificateLetters } from './features/certificates/issuing/certificate-letters.ts';
import { synchroniseDirectory } from './features/delivery/synchronise-directory.ts';
import { forgetEmulatedCarrier } from './features/demonstration/emulated-carrier.queries.ts';
import { tableReader } from './features/exchange/tables/table-reader.ts';
import { keepSenderByName } from './features/shipping/waybills/sender.ts';
import { Closure } from './features/shop-settings/closure.ts';
import {
  fillOnce,
  isDemonstration,
  leaveDemonstration,
  refuseDemonstration,
  refuseOtherShop,
} from './features/shop-settings/demonstration.ts';
import { keepFormerContent } from './features/shop-settings/former-content.ts';
import { createServer, type ServerParts } from './http/create-server.ts';
import { serveEmulator } from './http/demonstration/emulators.ts';
import { serveMailbox } from './http/demonstration/mailbox.ts';
import { PageCache } from './http/pages/page-cache.ts';
import { onPool } from './jobs/boss.ts';
import { jobs, queuedJobs } from './jobs/jobs.ts';
import { openJobQueue } from './jobs/open-job-queue.ts';
import { prepareQueues } from './jobs/queues.ts';
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts';
import { emulatedPath, openCardProvider, ownAddress } from './open-card-provider.ts';
import { emulatedCarrierPath, openCarrier } from './open-carrier.ts';
import { openMail } from './open-mail.ts';
import { openMedia } from './open-media.ts';
import { openSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Shop } from './shop.ts';
import { StartRefusal } from './start-refusal.ts';

const closeWithinMs = 10_000;

export type RunningShop = {
  app: FastifyInstance;
  /** Rejects when the shop cannot continue. */
  failed: Promise<never>;
  /** Whether the sign-ins of the demonstration work. */
  isDemonstration: boolean;
  stop(): Promise<void>;
};

/** Opens all resources in order and listens. `stop()` closes them in the opposite order. */
export async function startShop(
  settings: Settings,
  options: Pick<ServerParts, 'storefront' | 'adminApp' | 'version' | 'log'> & {
    database: DatabasePlace;
    demonstration: Demonstration;
    /** Prints what takes a while. */
    say(sentence: string): void;
  },
): Promise<RunningShop> {
  await using opened = new AsyncDisposableStack();
  const { log } = options;

  const database = await openDatabase(options.database);
  opened.defer(() => database.close());

  const media = openMedia(settings);
  const carrier = openCarrier(settings);
  const cards = openCardProvider(settings, () => ownAddress(app.server));
  if (settings.mode === 'demo' && 'url' in options.database) await refuseOtherShop(database.db);
  await migrateDatabase(database, async (db) => {
    if (settings.mode === 'live') {
      await refuseDemonstration(db);
      await leaveDemonstration(db, forgetEmulatedCarrier);
    }
    await keepFormerContent(db, async (tx) => {
      const content = await options.demonstration.readContent();
      await content.loadFormerContent(tx, media);
    });
    if (settings.mode === 'live') return;
    await fillOnce(db, async (tx) => {
      options.say('Filling the shop with the demonstration catalogue (once) …');
      const content = await options.demonstration.readContent();
      const now = await readClock(tx);
      await content.loadCatalogue(tx, media, now);
      // Load the cities of the emulator now. The directory of the real carrier is loaded by a job.
      if (carrier.emulator !== undefined) {
        await synchroniseDirectory({ db: tx, carrierDirectory: carrier.directory, log }, new AbortController().signal);
        await keepSenderByName(tx, content.sender);
      }
      const { trackingAddress } = carrier.carrier;
      const { payments, parcels } = await content.loadMonth(tx, media, { now, trackingAddress });
      await cards.emulator?.recall(payments);
      await carrier.emulator?.recall(parcels);
    });
  });

  await prepareQueues(onPool(database.pool), log);
  const queue = opened.use(await openJobQueue(database.pool, log));
  const { mail, mailbox } = openMail(settings);
  opened.defer(async () => mail[Symbol.asyncDispose]?.());
  const closure = new Closure(database.db, { beginsClosed: settings.mode === 'live' });
  const caches = {
    letterContents: certificateLetters,
    catalogueCache: new CatalogueCache(),
    soldOutCache: new SoldOutCache(database.db),
    pageCache: new PageCache(),
    closure,
  };
  opened.use(await followCatalogue(database, { ...caches, log }));
  opened.use(contentClock({ ...caches, db: database.db, log }));
  await closure.look();
  const cardProvider = cards.provider;
  const carrierDirectory = carrier.directory;
  const { publicUrl } = settings;
  const shop: Shop = {
    publicUrl,
    db: database.db,
    secrets: openSecrets(settings),
    media,
    queue,
    mail,
    carrierDirectory,
    carrier: carrier.carrier,
    cardProvider,
    connected: settings.connected,
    ...caches,
    tables: opened.use(tableReader()),
    log,
  };

  let runningJobs: RunningJobs | undefined;
  let isStopping = false;
  const isReady = async () => !isStopping && runningJobs !== undefined && (await database.isWritable());
  const app = await createServer({
    ...options,
    demonstration: settings.mode === 'demo' ? options.demonstration : undefined,
    shop,
    settings,
    isReady,
  });
  if (carrier.emulator !== undefined) serveEmulator(app, emulatedCarrierPath, carrier.emulator);
  if (cards.emulator !== undefined) serveEmulator(app, emulatedPath, cards.emulator);
  if (mailbox !== undefined) serveMailbox(app, mailbox, shop);
  opened.defer(async () => {
    isStopping = true;
    await Promise.all([closeServer(app, log), runningJobs?.stop()]);
  });
  await listenOn(app, settings);

  // Jobs start after the server listens: pages do not wait for them.
  runningJobs = await startJobs(database.pool, shop, jobs, queuedJobs);

  const everything = opened.move();
  return {
    app,
    failed: database.failed,
    isDemonstration: await isDemonstration(database.db),
    stop: () => everything.disposeAsync(),
  };
}

/** Waits for open requests, but not for ever: a stalled client must not block the shutdown. */
async function closeServer(app: FastifyInstance, log: Logger): Promise<void> {
  const impatience = setTimeout(() => {
    log.warn('shutdown timeout: closing open connections');
    app.server.closeAllConnections();
  }, closeWithinMs);
  await app.close();
  clearTimeout(impatience);
}

async function listenOn(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartRefusal(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
    if (code === 'EACCES')
      throw new StartRefusal(`Port ${port} may not be used by this user. Choose another: PORT=3000 npm start`);
    throw new StartRefusal(`The shop cannot listen on ${host}:${port}: ${message}`);
  }
}
