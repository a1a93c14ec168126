import './fast-paths/relative-imports.ts';
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { createLog } from './create-log.ts';
import { startEmbedded } from './database/embedded/start-embedded.ts';
import { DatabaseSilent } from './database/embedded/watch-answers.ts';
import type { Demonstration } from './demonstration.ts';
import { exitCodeFor, printFailure } from './print-failure.ts';
import { databasePlace, readEnvironment, readSettings, type Settings } from './settings.ts';
import { shopVersion } from './shop-version.ts';
import type { RunningShop } from './start-shop.ts';

const stopWithinMs = 25_000;
let isStopping = false;

/** Runs the shop until a signal stops it, then ends the process. */
export async function runShop(demonstration: Demonstration): Promise<void> {
  // Node would print the error with all its properties, values of queries included.
  process.on('uncaughtException', fail);
  try {
    await openShop(demonstration);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  printFailure(error);
  process.exit(exitCodeFor(error));
}

async function openShop(demonstration: Demonstration) {
  const settings = readSettings(readEnvironment());
  const log = createLog(settings.logLevel);
  let shop: RunningShop | undefined;
  const stop = stopper(() => shop, log);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const place = databasePlace(settings);
  if ('folder' in place && !existsSync(place.folder))
    console.log('Making the embedded database (once, a few seconds) …');
  // The embedded database opens in its own thread while this one is still reading the rest of the program.
  const opening = 'folder' in place ? startEmbedded(place) : Promise.resolve(place);
  opening.catch(() => {});
  const { startShop } = await import('./start-shop.ts');
  const { builtStorefront, loadBuiltStorefront, storefrontInDevelopment } = await import('./http/pages/storefront.ts');
  const { adminAppInDevelopment, builtAdminApp } = await import('./http/pages/admin-app.ts');
  const isDevelopment = process.env.NODE_ENV === 'development';
  // Without a build the start is refused later, where the storefront is served.
  if (!isDevelopment) loadBuiltStorefront().catch(() => {});
  shop = await startShop(settings, {
    log,
    say: settings.mode === 'live' ? (sentence) => log.info(sentence) : console.log,
    database: await opening,
    demonstration,
    version: shopVersion(),
    storefront: isDevelopment ? storefrontInDevelopment : (app) => builtStorefront(app, settings),
    adminApp: isDevelopment ? adminAppInDevelopment : builtAdminApp,
  });
  await greet(settings, { ...demonstration, isDemonstration: shop.isDemonstration }, log);

  shop.failed.catch((error: Error) => {
    if (isStopping) return;
    if (error instanceof DatabaseSilent) fail(error);
    log.fatal({ err: error }, 'fatal error, the shop stops');
    process.exit(1);
  });
}

/** The first signal stops the shop gracefully, the second at once. Before the shop is open, the process exits at once. */
function stopper(shopNow: () => RunningShop | undefined, log: Logger) {
  return async () => {
    const shop = shopNow();
    if (isStopping || shop === undefined) process.exit(isStopping ? 1 : 0);
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    try {
      await shop.stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'graceful shutdown failed');
      process.exit(1);
    }
  };
}

/** A demonstration prints for a person at a terminal; a live shop writes JSON log lines. */
async function greet(
  { mode, publicUrl, databaseUrl, smtpUrl }: Settings,
  { readAccounts, isDemonstration }: Pick<Demonstration, 'readAccounts'> & Pick<RunningShop, 'isDemonstration'>,
  log: Logger,
) {
  const addresses = { shop: publicUrl, admin: `${publicUrl}/admin`, api: `${publicUrl}/api/docs` };
  if (mode === 'live') {
    log.info(addresses, 'the shop is open (live, PostgreSQL)');
    log.info('fiscal receipts are not part of the shop yet: issue them with your cash register');
    return;
  }
  console.log(`\nThe shop is open (demo, ${databaseUrl === undefined ? 'embedded database' : 'PostgreSQL'}).`);
  if (isDemonstration)
    console.log('This is a demonstration: its passwords are public. A shop for customers needs SHOP_MODE=live.\n');
  else console.log('The demonstration was removed. A shop for customers needs SHOP_MODE=live.\n');
  console.log(`  shop   ${addresses.shop}`);
  console.log(`  admin  ${addresses.admin}`);
  if (smtpUrl === undefined) console.log(`  mail   ${publicUrl}/mailbox`);
  console.log(`  API    ${addresses.api}\n`);
  if (!isDemonstration) return;
  for (const { email, password } of await readAccounts()) console.log(`  sign in as ${email} with ${password}`);
  console.log('');
}
