import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { markDemonstration } from '../../src/features/shop-settings/demonstration.ts';
import { openTestShop } from '../open-test-shop.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';
import { type DatabaseWire, wireTo } from './database-wire.ts';
import { startListeningShop } from './listening-shop.ts';
import { impatient, orderUnavailable, unavailable } from './shop-on-a-wire.ts';

test.each([
  ['breaks off', (wire: DatabaseWire) => wire.cut()],
  ['says nothing more', (wire: DatabaseWire) => wire.silence()],
])(
  'a database that %s: cached pages are shown, calls get a 503, and afterwards all works again',
  async (_how, fail) => {
    const place = (await newDatabasePlace()) as { url: string };
    await using direct = await openTestShop({ database: await openAgain(place) });
    await direct.addProduct({ brandId: await direct.addBrand(), slug: 'cream' });
    await markDemonstration(direct.shop.db);
    await using wire = await wireTo(place.url);
    await using shop = await startListeningShop({ url: wire.url, ...impatient });
    const lettersAre = () => expect.poll(async () => (await direct.rows('letters')).map(({ state }) => state));
    expect([(await shop.order()).status, await shop.titleOf('/')]).toEqual([201, 'cream']);
    await lettersAre().toEqual(['sent']);

    fail(wire);
    const [kept, fresh, answer, refused, alive, ready] = await Promise.all([
      shop.get('/'),
      shop.get('/product/cream'),
      shop.get('/api/v1/shop/product/cream/'),
      shop.order(),
      shop.get('/healthz'),
      shop.get('/readyz'),
    ]);
    expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining('<title>cream')]);
    expect([fresh.status, fresh.headers.get('retry-after')]).toEqual([503, '60']);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([503, '60', unavailable]);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toEqual(orderUnavailable);
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
    expect([ready.status, await ready.json()]).toEqual([503, unavailable]);
    await direct.shop.db.execute(sql`update products set name = 'Крем'`);

    wire.cut();
    wire.mend();
    await expect.poll(async () => (await shop.get('/readyz')).status).toBe(200);
    // Notifications missed during the outage, and new ones.
    await expect.poll(() => shop.titleOf('/')).toBe('Крем');
    await direct.shop.db.execute(sql`update products set name = 'Маска'`);
    await expect.poll(() => shop.titleOf('/')).toBe('Маска');
    expect((await shop.order()).status).toBe(201);
    await lettersAre().toEqual(['sent', 'sent']);
    expect(await direct.rows('orders')).toHaveLength(2);
  },
);
