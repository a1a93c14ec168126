import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@shop/server/database/open-database.ts';
import { adjustStock } from '@shop/server/features/stock/adjust-stock.ts';
import { liveProcess } from '../../server/tests/proxy/live-process.ts';
import { freePort } from '../../tools/free-port.ts';
import { startMortalPostgresql } from '../../tools/test-postgresql.ts';
import { checkAnswers, checkOutcome, readTotals } from './check-outcome.ts';
import { disturbShop } from './disturb-shop.ts';
import { type Bank, openBank } from './open-bank.ts';
import { shopClient } from './shop-client.ts';
import { type Goods, type Intent, visitShop } from './visit-shop.ts';

export type LoadRun = Awaited<ReturnType<typeof runLoad>>;

const publicUrl = 'http://shop.test';
/** Most variants never sell out; a few do in the middle. */
const plenty = 100_000;
const scarce = { every: 12, stock: 40 };
const settleWithinMs = 180_000;

/** Two processes on one PostgreSQL, with continuous traffic and outages. */
export async function runLoad(minutes: number, visitors: number) {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(mkdtempSync(join(tmpdir(), 'rosa-load-')), (path) => rmSync(path, { recursive: true }));
  const postgresql = opened.adopt(await startMortalPostgresql(), (server) => server.stop());
  const bank = opened.use(await openBank(publicUrl, () => client));
  const settings = {
    DATABASE_URL: postgresql.url,
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...bank.settings,
  };
  const newProcess = async () => {
    const each = opened.adopt(liveProcess('127.0.0.1', await freePort(), settings), ({ end }) => end('SIGTERM'));
    await each.start();
    return each;
  };
  const processes = [await newProcess(), await newProcess()] as const;
  const client = shopClient(processes);

  const goods = await withDatabase(postgresql.url, fillStock);
  const before = await withDatabase(postgresql.url, readTotals);
  const intents: Intent[] = [];
  console.log(`${visitors} visitors at once for ${minutes} min.`);
  const startedAt = Date.now();
  const untilMs = startedAt + minutes * 60_000;
  let isCalm = false;
  const disturbing = disturbShop(minutes * 60_000, processes, postgresql).finally(() => {
    isCalm = true;
  });
  const visiting = Array.from({ length: visitors }, async () => {
    while (Date.now() < untilMs || !isCalm) await visitShop({ goods, client, bank, intents });
  });
  const [disturbances] = await Promise.all([disturbing, ...visiting]);
  console.log(`${intents.length} carts were ordered; waiting for the last webhooks of the bank …`);
  await untilSettled(bank);
  const outcome = await withDatabase(postgresql.url, (database) => checkOutcome(database, bank, intents, before));
  const verdicts = [...outcome, ...checkAnswers(client.tries, disturbances)];
  return { startedAt, tries: client.tries, intents, disturbances, verdicts };
}

async function withDatabase<Result>(url: string, work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function fillStock({ db, pool }: OpenDatabase): Promise<Goods[]> {
  const { rows } = await pool.query<Goods & { stock: number }>(`
    select v.id as "variantId", p.slug, b.slug as brand, v.stock
    from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    where p.is_active and not p.is_collection_product order by v.id`);
  const wanted = (index: number) => (index % scarce.every === 0 ? scarce.stock : plenty);
  await db.transaction(async (tx) => {
    for (const [index, { variantId, stock }] of rows.entries())
      if (wanted(index) !== stock) await adjustStock(tx, variantId, wanted(index) - stock, 'load');
  });
  return rows;
}

/** Waits until all webhooks are accepted and all payments are final or expire by themselves. */
async function untilSettled({ emulator: { deliveries, ledger } }: Bank): Promise<void> {
  const isSettled = () =>
    deliveries.waiting.length === 0 && ledger.payments.every(({ due }) => due === null || due.change === 'expire');
  const giveUpAt = Date.now() + settleWithinMs;
  while (!isSettled()) {
    if (Date.now() > giveUpAt) throw new Error(`${deliveries.waiting.length} webhooks of the bank were not accepted`);
    await new Promise((next) => setTimeout(next, 200));
  }
}
