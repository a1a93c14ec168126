import './faster-imports.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbedded } from './database/embedded/start-embedded.ts';
import { readEnvironment, readSettings, type Settings } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';

const stopWithinMs = 25_000;

try {
  await main();
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}

async function main() {
  const settings = readSettings(readEnvironment());
  const log = pino({ level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] });
  if (isFirstStart(settings)) console.log('Making the embedded database (once, a few seconds) …');
  // The embedded database opens in its own thread while this one is still reading the rest of the program.
  const database =
    settings.databaseUrl === undefined ? startEmbedded({ folder: join(settings.dataDir, 'database') }) : undefined;
  database?.catch(() => {});
  const { startShop } = await import('./start-shop.ts');
  const { builtStorefront, storefrontInDevelopment } = await import('./http/storefront.ts');
  const isDevelopment = process.env.NODE_ENV === 'development';
  const shop = await startShop(settings, {
    log,
    say: console.log,
    database: database === undefined ? { url: settings.databaseUrl! } : await database,
    version: shopVersion(),
    storefront: isDevelopment ? storefrontInDevelopment : builtStorefront,
  });
  await greet(settings);

  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    await shop.stop();
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  shop.failed.catch((error: Error) => {
    if (isStopping) return;
    log.fatal({ err: error }, 'the shop cannot go on');
    process.exit(1);
  });
}

async function greet({ mode, publicUrl, databaseUrl }: Settings) {
  console.log(`\nThe shop is open (${mode}, ${databaseUrl === undefined ? 'embedded database' : 'PostgreSQL'}).\n`);
  console.log(`  shop   ${publicUrl}`);
  console.log(`  API    ${publicUrl}/api/docs\n`);
  if (mode === 'live') {
    console.log('  Fiscal receipts are not part of the shop yet: issue them with your cash register.\n');
    return;
  }
  const { demoAccounts } = await import('@shop/demo-catalogue/accounts.ts');
  for (const { email, password } of [demoAccounts.customer, demoAccounts.owner])
    console.log(`  sign in as ${email} with ${password}`);
  console.log('');
}

function isFirstStart({ databaseUrl, dataDir }: Settings): boolean {
  return databaseUrl === undefined && !existsSync(join(dataDir, 'database'));
}

function shopVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}
