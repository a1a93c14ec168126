import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@shop/server/database/open-database.ts';
import { adjustStock } from '@shop/server/features/stock/adjust-stock.ts';
import { startMortalPostgresql } from '../../tools/test-postgresql.ts';
import { Balancer, type Try } from './balancer.ts';
import { checkAnswers, checkOutcome, type Verdict } from './check-outcome.ts';
import { type Disturbance, disturbShop } from './disturb-shop.ts';
import { type Bank, openBank } from './open-bank.ts';
import { makeProcess } from './start-process.ts';
import { type Goods, type Intent, visitShop } from './visit-shop.ts';

export type LoadRun = {
  startedAt: number;
  endedAt: number;
  tries: Try[];
  intents: Intent[];
  disturbances: Disturbance[];
  verdicts: Verdict[];
};

const publicUrl = 'http://shop.test';
/** Of most things more than can be sold; a few run out in the middle. */
const plenty = 100_000;
const scarce = { every: 12, stock: 40 };
const settleWithinMs = 180_000;

/** Two processes on one PostgreSQL, visitors who never stop, and everything that may happen to them meanwhile. */
export async function runLoad(minutes: number, visitors: number, say: (sentence: string) => void): Promise<LoadRun> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(mkdtempSync(join(tmpdir(), 'rosa-load-')), (path) => rmSync(path, { recursive: true }));
  const postgresql = opened.adopt(await startMortalPostgresql(), (server) => server.stop());
  const bank = opened.use(await openBank(publicUrl));
  const settings = {
    DATABASE_URL: postgresql.url,
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ...bank.settings,
  };
  const processes = [await makeProcess('A', settings), await makeProcess('B', settings)] as const;
  opened.defer(async () => void (await Promise.all(processes.map((each) => each.end('SIGTERM')))));
  for (const each of processes) await each.start();
  const balancer = new Balancer(processes);
  bank.sendsWebhooksTo(balancer);

  const { goods, stockAtFirst } = await withDatabase(postgresql.url, fillShelves);
  const intents: Intent[] = [];
  const town = { goods, balancer, bank, intents };
  say(`${visitors} visitors at once for ${minutes} min.`);
  const startedAt = Date.now();
  const untilMs = startedAt + minutes * 60_000;
  let isCalm = false;
  const disturbing = disturbShop(minutes * 60_000, processes, postgresql, say).finally(() => {
    isCalm = true;
  });
  const visiting = Array.from({ length: visitors }, async () => {
    while (Date.now() < untilMs || !isCalm) await visitShop(town);
  });
  const [disturbances] = await Promise.all([disturbing, ...visiting]);
  const endedAt = Date.now();
  say(`${intents.length} carts were ordered; waiting for the last webhooks of the bank …`);
  await untilSettled(bank);
  const outcome = await withDatabase(postgresql.url, (database) => checkOutcome(database, bank, intents, stockAtFirst));
  const verdicts = [...outcome, ...checkAnswers(balancer.tries, disturbances)];
  return { startedAt, endedAt, tries: balancer.tries, intents, disturbances, verdicts };
}

async function withDatabase<Result>(url: string, work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function fillShelves({ db, pool }: OpenDatabase): Promise<{ goods: Goods[]; stockAtFirst: number }> {
  const { rows } = await pool.query<Goods & { stock: number }>(`
    select v.id as "variantId", p.slug, b.slug as brand, v.stock
    from variants v join products p on p.id = v.product_id join brands b on b.id = p.brand_id
    where p.is_active and not p.is_collection_product order by v.id`);
  const wanted = (index: number) => (index % scarce.every === 0 ? scarce.stock : plenty);
  await db.transaction(async (tx) => {
    for (const [index, { variantId, stock }] of rows.entries())
      if (wanted(index) !== stock) await adjustStock(tx, variantId, wanted(index) - stock, 'load');
  });
  const { rows: sums } = await pool.query<{ pieces: string }>('select sum(stock) as pieces from variants');
  return { goods: rows, stockAtFirst: Number(sums[0]!.pieces) };
}

/** The bank tells of everything that it knows, and of what it still waits for. */
async function untilSettled({ emulator: { deliveries, ledger } }: Bank): Promise<void> {
  const isSettled = () =>
    deliveries.waiting.length === 0 && ledger.payments.every(({ due }) => due === null || due.change === 'expire');
  const giveUpAt = Date.now() + settleWithinMs;
  while (!isSettled()) {
    if (Date.now() > giveUpAt) throw new Error(`${deliveries.waiting.length} webhooks of the bank were not accepted`);
    await new Promise((next) => setTimeout(next, 200));
  }
}
