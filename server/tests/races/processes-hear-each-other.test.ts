import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listen } from '../../src/database/listen.ts';
import { contentClock } from '../../src/features/blocks/content-clock.ts';
import { followCatalogue } from '../../src/features/catalogue/cache/follow-catalogue.ts';
import { catalogueChannel } from '../../src/features/catalogue/write-catalogue.queries.ts';
import { changeCatalogue } from '../../src/features/catalogue-cache/change-catalogue.ts';
import { ordinaryPages } from '../counting-storefront.ts';
import { openTestShop } from '../open-test-shop.ts';
import { signedIn } from '../staff.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('what changes in one process is seen in another, in its answers and in its pages', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await one.addProduct({ brandId: await one.addBrand(), slug: 'cream' });
  await using other = await openTestShop({ database: await openAgain(place), storefront: ordinaryPages() });
  await using _following = await followCatalogue(other.database, other.shop);
  const name = async () => (await other.get('/api/v1/shop/product/cream/')).json().name;
  const page = async () => /time \d/.exec((await other.get('/')).body)?.[0];
  expect([await name(), await page()]).toEqual(['cream', 'time 1']);

  await changeCatalogue(one.shop, (tx) => tx.execute(sql`update products set name = 'Крем'`));
  await expect.poll(async () => [await name(), await page()]).toEqual(['Крем', 'time 2']);

  await one.setStock('CREAM-50', 0);
  await expect.poll(page).toBe('time 3');
});

test('a variant that sells out in one process is known to another at the next request, which reads it only then', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await one.addProduct({ brandId: await one.addBrand(), slug: 'cream' });
  await using other = await openTestShop({ database: await openAgain(place) });
  await using _following = await followCatalogue(other.database, other.shop);
  const { soldOutCache } = other.shop;
  const { id } = (await one.get('/api/v1/shop/product/cream/')).json().variants[0];
  for (let round = 0; round < 20; round += 1) {
    await one.setStock('CREAM-50', round % 2);
    const soldOut = await soldOutCache.read();
    expect(soldOut.has(id)).toBe(round % 2 === 0);
    expect(await soldOutCache.read()).toBe(soldOut);
  }

  await other.database.pool.query(endListening);
  await one.setStock('CREAM-50', 0);
  expect((await soldOutCache.read()).has(id)).toBe(true);
});

test('settings of the shop that one process changes are seen in another', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place) });
  const nameIn = async (shop: typeof one) => (await shop.get('/api/v1/shop/settings/')).json().name;
  expect(await nameIn(other)).toBe('Крамниця');
  const heard = Promise.withResolvers<void>();
  await using _listening = await listen(other.database, catalogueChannel, () => {
    other.shop.catalogueCache.clear();
    heard.resolve();
  });

  await one.shop.db.execute(
    sql`insert into shop_settings (name, value) values ('public_settings', '{"name": "Роса на Подолі"}')`,
  );
  await heard.promise;

  expect(await nameIn(other)).toBe('Роса на Подолі');
});

test('changes by staff in one process are seen by customers in another, and maintenance applies to all processes', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place) });
  await using _following = await followCatalogue(other.database, other.shop);
  const owner = await signedIn(one);
  const { id } = (await owner.post('product-types/', { name: 'Креми' })).json();
  const seen = async () => (await other.get('/api/v1/shop/navbar/')).json().product_types;
  await expect.poll(seen).toEqual([{ id, name: 'Креми', slug: 'kremy' }]);

  await owner.put(`product-types/${id}/`, { name: 'Маски', slug: 'masky' });
  await expect.poll(seen).toEqual([{ id, name: 'Маски', slug: 'masky' }]);

  await owner.put('maintenance/', { is_on: true });
  await expect.poll(async () => (await other.get('/api/v1/shop/navbar/')).statusCode).toBe(503);
});

test('what begins at a set moment is shown by every process at that moment, without another change', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place), storefront: ordinaryPages() });
  await using _following = await followCatalogue(other.database, other.shop);
  using _clock = contentClock(other.shop);
  const owner = await signedIn(one);
  const { now } = (await other.database.pool.query('select clock_timestamp() as now')).rows[0];
  const starts_at = new Date(new Date(now).getTime() + 1_500).toISOString();
  const blocks = [{ id: 'quote', kind: 'quote', data: { words: 'Почалося' } }];
  await owner.post('blocks/home/publish/', { blocks, starts_at });
  const shown = async () =>
    (await other.get('/api/v1/pages/blocks/home/')).json().blocks.map(({ id }: { id: string }) => id);
  const page = async () => /time \d/.exec((await other.get('/')).body)?.[0];
  expect(await shown()).toContain('newsletter');
  const before = await page();

  await expect.poll(shown).toEqual(['quote']);
  expect(await page()).not.toBe(before);
});

/** Terminates all connections that LISTEN. */
const endListening = `select pg_terminate_backend(pid) from pg_stat_activity
  where query in ('listen ${catalogueChannel}', 'select 1') and datname = current_database()`;

test('a lost connection is reopened, and counts as a change', async () => {
  const database = await openAgain(await newDatabasePlace());
  const heard = Promise.withResolvers<string>();
  await using _listening = await listen(database, catalogueChannel, (payload) => heard.resolve(payload));

  await database.pool.query(endListening);

  expect(await heard.promise).toBe('');
});
