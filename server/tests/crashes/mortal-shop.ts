import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { isLong } from '../../../tools/test-levels.ts';
import { type OpenDatabase, openDatabase } from '../../src/database/open-database.ts';
import { markDemonstration } from '../../src/features/shop-settings/demonstration.ts';
import { openTestShop } from '../open-test-shop.ts';
import type { TestShop } from '../orders.ts';
import { type ShopProcess, startShopProcess } from '../start-shop-process.ts';
import { newDatabasePlace } from '../test-database.ts';

export const cycles = isLong ? 6 : 1;

export type MortalShop = {
  /** Two processes on a server; one on the embedded database, which allows only one. */
  start(settings?: Record<string, string>): Promise<ShopProcess[]>;
  /** Reads the database after all processes are dead. */
  lookInto(look: (database: OpenDatabase) => Promise<void>): Promise<void>;
};

/** A shop whose processes are killed repeatedly while its database stays. */
export async function mortalShop(fill: (shop: TestShop) => Promise<void>): Promise<MortalShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rosa-crash-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const databases = await newDatabasePlace();
  const folder = join(dataDir, 'database');
  const isServer = 'url' in databases;

  const lookInto = async (
    place: Parameters<typeof openDatabase>[0],
    look: (database: OpenDatabase) => Promise<void>,
  ) => {
    await using opened = new AsyncDisposableStack();
    await look(opened.adopt(await openDatabase(place), (database) => database.close()));
  };
  await lookInto(isServer ? databases : { folder, ...databases }, async (database) => {
    await using shop = await openTestShop({ database });
    await fill(shop);
    await markDemonstration(database.db);
  });

  return {
    start: (settings) =>
      isServer
        ? Promise.all([startShopProcess(databases, settings), startShopProcess(databases, settings)])
        : Promise.all([startShopProcess({ dataDir }, settings)]),
    lookInto: (look) => lookInto(isServer ? databases : { folder }, look),
  };
}

/** Runs work until the shop is killed, which happens after the given number of finished pieces. */
export async function killAfter(
  pieces: number,
  shops: readonly ShopProcess[],
  work: (shop: ShopProcess, done: () => void) => Promise<void>[],
): Promise<void> {
  const dying = Promise.withResolvers<void>();
  let left = pieces;
  const done = () => {
    left -= 1;
    if (left === 0) dying.resolve();
  };
  const working = shops.flatMap((shop) => work(shop, done));
  // The work ends before the kill only if nothing is left to do, or after an error.
  await Promise.race([dying.promise, Promise.all(working)]);
  await Promise.all(shops.map((shop) => shop.kill()));
  await Promise.all(working);
}

/** Whether a reply came; `fetch` throws if the shop was killed. */
export async function isAnswered(sending: Promise<void>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
