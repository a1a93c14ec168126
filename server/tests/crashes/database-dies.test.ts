import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { startMortalPostgresql } from '../../../tools/test-postgresql.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../src/database/open-database.ts';
import { checkBooks } from '../../src/features/books/check-books.ts';
import { markDemonstration } from '../../src/features/shop-settings/demonstration.ts';
import { onPool } from '../../src/jobs/boss.ts';
import { prepareQueues } from '../../src/jobs/queues.ts';
import { openTestShop, variant } from '../open-test-shop.ts';
import { byCarrier, createOrder, pickupOrder } from '../orders.ts';
import { type ShopProcess, startShopProcess } from '../start-shop-process.ts';

const buyers = 6;
const ordersBefore = 20;
const ordersAfter = 20;
const stock = 1_000_000;

type Told = { key: string; id: number };

async function lookInto<Result>(url: string, look: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  return await look(opened.adopt(await openDatabase({ url }), (database) => database.close()));
}

async function fill(database: OpenDatabase): Promise<void> {
  await migrateDatabase(database);
  await prepareQueues(onPool(database.pool), pino({ level: 'silent' }));
  await using shop = await openTestShop({ database });
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants: [variant('A', 100_00, { stock })] });
  await markDemonstration(database.db);
}

/** Sends one order to the processes in turn until it is accepted; counts the refusals. */
async function order(shops: readonly ShopProcess[], refused: () => void): Promise<Told> {
  const key = randomUUID();
  const body = pickupOrder([{ variantId: 1, qty: 1 }], '100.00', byCarrier);
  for (let turn = 0; ; turn += 1) {
    const response = await shops[turn % shops.length]!.post(createOrder, body, { 'idempotency-key': key });
    const answer = (await response.json()) as { id: number };
    if (response.status === 201) return { key, id: answer.id };
    expect(response.status).toBe(503);
    refused();
  }
}

const runsOnServers = 'serverUrl' in inject('databases');

test.runIf(runsOnServers)(
  'the database dies under two processes: each accepted order exists exactly once',
  {
    timeout: 300_000,
  },
  async () => {
    await using opened = new AsyncDisposableStack();
    const postgresql = opened.adopt(await startMortalPostgresql(), (server) => server.stop());
    await lookInto(postgresql.url, fill);
    const start = async () => opened.use(await startShopProcess(postgresql));
    const shops = await Promise.all([start(), start()]);

    const told: Told[] = [];
    const begun = Promise.withResolvers<void>();
    const noticed = Promise.withResolvers<void>();
    let wanted = Infinity;
    const buying = Array.from({ length: buyers }, async (_, buyer) => {
      while (told.length < wanted) {
        told.push(await order(buyer % 2 === 0 ? shops : shops.toReversed(), noticed.resolve));
        if (told.length >= ordersBefore) begun.resolve();
      }
    });
    const ended = Promise.all(buying);
    await Promise.race([begun.promise, ended]);
    await postgresql.die();
    await Promise.race([noticed.promise, ended]);
    wanted = told.length + ordersAfter;
    await postgresql.comeBack();
    await ended;
    await Promise.all(shops.map((shop) => shop.kill()));

    await lookInto(postgresql.url, async ({ db, pool }) => {
      const { rows } = await pool.query<Told>('select key, order_id as id from idempotency_keys order by order_id');
      expect(rows).toEqual(told.toSorted((one, other) => one.id - other.id));
      const { rows: orders } = await pool.query('select id from orders');
      expect(orders).toHaveLength(told.length);
      expect((await pool.query('select stock from variants')).rows).toEqual([{ stock: stock - told.length }]);
      expect(await checkBooks(db)).toEqual([]);
    });
  },
);
