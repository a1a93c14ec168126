import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { canStartPostgresql, startMortalPostgresql } from '../../../tools/test-postgresql.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { markDemonstration } from '../../src/features/shop-settings/demonstration.ts';
import { onPool } from '../../src/jobs/boss.ts';
import { prepareQueues } from '../../src/jobs/queues.ts';
import { openTestShop } from '../open-test-shop.ts';
import { startListeningShop } from './listening-shop.ts';
import { unavailable } from './shop-on-a-wire.ts';

test.skipIf(!canStartPostgresql())('a process keeps working after PostgreSQL dies and is restarted', async () => {
  await using opened = new AsyncDisposableStack();
  const server = opened.adopt(await startMortalPostgresql(), (started) => started.stop());
  const database = opened.adopt(await openDatabase(server), (open) => open.close());
  await migrateDatabase(database);
  await prepareQueues(onPool(database.pool), pino({ level: 'silent' }));
  const direct = opened.use(await openTestShop({ database }));
  await direct.addProduct({ brandId: await direct.addBrand(), slug: 'cream' });
  await markDemonstration(direct.shop.db);
  const shop = opened.use(await startListeningShop(server));
  expect([(await shop.order()).status, await shop.titleOf('/')]).toEqual([201, 'cream']);

  await server.die();
  const [kept, refused, ready] = await Promise.all([shop.titleOf('/'), shop.order(), shop.get('/readyz')]);
  expect([kept, refused.status, ready.status, await ready.json()]).toEqual(['cream', 503, 503, unavailable]);

  await server.comeBack();
  await expect.poll(async () => (await shop.get('/readyz')).status).toBe(200);
  expect((await shop.order()).status).toBe(201);
  await direct.shop.db.execute(sql`update products set name = 'Крем'`);
  await expect.poll(() => shop.titleOf('/')).toBe('Крем');
  await expect.poll(async () => (await direct.rows('letters')).map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect(await direct.rows('orders')).toHaveLength(2);
});
