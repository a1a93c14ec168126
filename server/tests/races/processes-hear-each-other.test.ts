import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listen } from '../../src/database/listen.ts';
import { changeCatalogue } from '../../src/features/catalogue/change-catalogue.ts';
import { catalogueChannel } from '../../src/features/catalogue/write-catalogue.queries.ts';
import { openTestShop } from '../open-test-shop.ts';
import { newDatabasePlace, openAgain } from '../test-database.ts';

test('a change of the catalogue in one process is seen in another', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place) });
  const heard = Promise.withResolvers<void>();
  await using _listening = await listen(other.database, catalogueChannel, () => {
    other.shop.catalogueMemory.forget();
    heard.resolve();
  });
  const nameIn = async (shop: typeof one) => (await shop.get('/api/v1/shop/product/cream/')).json().name;
  await one.addProduct({ brandId: await one.addBrand(), slug: 'cream' });
  await heard.promise;
  expect(await nameIn(other)).toBe('cream');

  const heardAgain = Promise.withResolvers<void>();
  await using _listeningAgain = await listen(other.database, catalogueChannel, () => heardAgain.resolve());
  await changeCatalogue(one.shop, (tx) => tx.execute(sql`update products set name = 'Крем'`));
  await heardAgain.promise;

  expect(await nameIn(other)).toBe('Крем');
});

test('settings of the shop that one process changes are seen in another', async () => {
  const place = await newDatabasePlace();
  await using one = await openTestShop({ database: await openAgain(place) });
  await using other = await openTestShop({ database: await openAgain(place) });
  const nameIn = async (shop: typeof one) => (await shop.get('/api/v1/shop/settings/')).json().name;
  expect(await nameIn(other)).toBe('Роса');
  const heard = Promise.withResolvers<void>();
  await using _listening = await listen(other.database, catalogueChannel, () => {
    other.shop.catalogueMemory.forget();
    heard.resolve();
  });

  await one.shop.db.execute(
    sql`insert into shop_settings (name, value) values ('public_settings', '{"name": "Роса на Подолі"}')`,
  );
  await heard.promise;

  expect(await nameIn(other)).toBe('Роса на Подолі');
});

test('a lost connection is made anew, and counts as a change', async () => {
  const database = await openAgain(await newDatabasePlace());
  const heard = Promise.withResolvers<string>();
  await using _listening = await listen(database, catalogueChannel, (payload) => heard.resolve(payload));

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen ${catalogueChannel}' and datname = current_database()`,
  );

  expect(await heard.promise).toBe('');
});
