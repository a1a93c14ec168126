import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { markDemonstration } from '../../src/features/shop-settings/demonstration.ts';
import { adjustStock } from '../../src/features/stock/adjust-stock.ts';
import { listeningBank } from '../listening-bank.ts';
import { openTestShop } from '../open-test-shop.ts';
import { createOrder, type TestShop } from '../orders.ts';
import { postTo, type ShopProcess, startShopProcess } from '../start-shop-process.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

type Answer = { status: number; body: Record<string, unknown> };

export type RunningShops = AsyncDisposable & {
  /** For reading the database; its bank is the bank of all processes. */
  shop: TestShop;
  /** Sends all requests at once over HTTP, to the processes in turn. */
  postAtOnce(path: string, bodies: readonly unknown[], headers?: Record<string, string>): Promise<Answer[]>;
  orderAtOnce(orders: readonly unknown[], headers?: Record<string, string>): Promise<Answer[]>;
};

/** Two processes of the shop on PostgreSQL; one on the embedded database, which allows only one. */
export async function startRunningShops(fill: (shop: TestShop) => Promise<void>): Promise<RunningShops> {
  await using opened = new AsyncDisposableStack();
  const place = await newDatabasePlace();
  const shop = opened.use(await openTestShop({ database: await openAgain(place), hasRateLimits: false }));
  // Before the processes start: a shop with the mark is not filled with demonstration products.
  await fill(shop);
  await markDemonstration(shop.shop.db);
  const bank = opened.use(await listeningBank(shop.bank));
  const start = async ({ url }: { url: string }) => opened.use(await startShopProcess({ url }, bank.settings)).post;
  const posts = 'url' in place ? [await start(place), await start(place)] : [await listening(shop)];

  const postAtOnce: RunningShops['postAtOnce'] = (path, bodies, headers = {}) =>
    Promise.all(
      bodies.map(async (body, index) => {
        const response = await posts[index % posts.length]!(path, body, headers);
        return { status: response.status, body: (await response.json()) as Record<string, unknown> };
      }),
    );
  const everything = opened.move();
  return {
    shop,
    postAtOnce,
    orderAtOnce: (orders, headers) => postAtOnce(createOrder, orders, headers),
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

async function listening({ app }: TestShop): Promise<ShopProcess['post']> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return postTo((app.server.address() as AddressInfo).port);
}

/** How often each answer was given: { '201': 3, '409 out_of_stock': 7 }. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status < 300 ? String(status) : `${status} ${body.code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Sets the stock of a variant, with a stock movement. */
export async function fillShelf({ shop: { db } }: TestShop, variantId: number, stock: number): Promise<void> {
  const { rows } = await db.execute<{ stock: number }>(sql`select stock from variants where id = ${variantId}`);
  await db.transaction((tx) => adjustStock(tx, variantId, stock - rows[0]!.stock, 'test'));
}

export function times<Item>(count: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index));
}
