import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { builtAdminApp } from '../src/http/pages/admin-app.ts';
import { builtStorefront } from '../src/http/pages/storefront.ts';
import { readSettings } from '../src/settings.ts';
import { startShop } from '../src/start-shop.ts';
import { demonstration } from './demonstration.ts';
import { patienceMs } from './postgresql-databases.ts';
import { newDatabasePlace } from './test-database.ts';

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>;

/** A demonstration as started by `npm start`: pages, back office, emulators and mailbox, on its own port. */
export async function openWholeShop(
  environment: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
  say: (sentence: string) => void = () => {},
) {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'rosa-whole-'));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { ...readSettings({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...environment }), port: 0 };
  const { app, stop } = await startShop(settings, {
    database: { patienceMs, ...(await newDatabasePlace()) },
    log,
    say,
    demonstration,
    version: '0.1.2',
    storefront: (server) => builtStorefront(server, settings),
    adminApp: builtAdminApp,
  });
  opened.defer(stop);
  const everything = opened.move();
  return {
    app,
    settings,
    port: (app.server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}
