import { expect, test } from 'vitest';
import { listen } from '../../src/database/listen.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { openShopOnAWire } from './shop-on-a-wire.ts';

test('a listener notices that its connection died silently, and reconnects', async () => {
  await using outage = await openShopOnAWire();
  const { wire, shop, direct } = outage;
  const heard: string[] = [];
  await using _listening = await listen(shop.database, 'news', (payload) => heard.push(payload), { pulseMs: 100 });
  wire.silence();
  wire.mend();
  await expect.poll(() => heard).toEqual(['']);
  await direct.database.pool.query(`notify news, 'rain'`);
  await expect.poll(() => heard).toEqual(['', 'rain']);
});

test('a connection that falls silent before LISTEN is replaced', async () => {
  await using outage = await openShopOnAWire();
  const { wire, shop, direct } = outage;
  const heard: string[] = [];
  let connections = 0;
  const database: OpenDatabase = {
    ...shop.database,
    async connect(limits) {
      const client = await shop.database.connect(limits);
      connections += 1;
      if (connections === 2) wire.silence();
      return client;
    },
  };
  await using _listening = await listen(database, 'news', (payload) => heard.push(payload));

  wire.cut();
  wire.mend();
  await expect.poll(() => connections).toBe(2);
  wire.mend();

  await expect.poll(() => heard).toEqual(['']);
  await direct.database.pool.query(`notify news, 'rain'`);
  await expect.poll(() => heard).toEqual(['', 'rain']);
});
