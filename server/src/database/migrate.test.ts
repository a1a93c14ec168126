import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, newDatabasePlace, openAgain } from '../../tests/test-database.ts';
import { migrateDatabase, migrationsFolder, refuseOldPostgresql } from './migrate.ts';
import { openDatabase } from './open-database.ts';

test('migrating twice changes nothing the second time', async () => {
  const database = await newDatabase();
  const applied = async () => (await database.db.execute(sql`select hash from drizzle.__drizzle_migrations`)).rows;
  const before = await applied();
  await migrateDatabase(database);
  expect(await applied()).toEqual(before);
});

test('a new shop has no content of former versions to keep', async () => {
  const { db } = await newDatabase();
  expect((await db.execute(sql`select name from shop_settings`)).rows).toEqual([]);
});

test('a database of a newer version is refused and not changed', async () => {
  const database = await newDatabase();
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  let isFilled = false;
  const migrating = migrateDatabase(database, async () => {
    isFilled = true;
  });
  await expect(migrating).rejects.toThrow('The database belongs to a newer version of the shop');
  expect(isFilled).toBe(false);
});

test('processes that start together migrate and fill once, one after another', async () => {
  const place = await newDatabasePlace({ isEmpty: true });
  const databases =
    'url' in place
      ? [await openAgain(place), await openAgain(place), await openAgain(place)]
      : [await openAgain(place)];
  let inside = 0;
  const crowds: number[] = [];
  const start = (database: (typeof databases)[number]) =>
    migrateDatabase(database, async (db) => {
      inside += 1;
      crowds.push(inside);
      await db.execute(sql`insert into shop_settings (name, value) values ('filled', 'true') on conflict do nothing`);
      inside -= 1;
    });

  await Promise.all(databases.map(start));

  expect(crowds).toEqual(databases.map(() => 1));
  const { rows } = await databases[0]!.db.execute(sql`select name from shop_settings`);
  expect(rows).toEqual([{ name: 'filled' }]);
});

test('a PostgreSQL older than the tests run on is refused by its number', () => {
  expect(() => refuseOldPostgresql(140_022)).toThrow('is PostgreSQL 14. The shop needs 15 or newer');
  expect(() => refuseOldPostgresql(90_624)).toThrow('is PostgreSQL 9. The shop needs 15 or newer');
  for (const version of [150_000, 150_018, 180_004]) refuseOldPostgresql(version);
});

test('an order of an older version keeps its reasons to look at it and its address, and certificate lines have their value', async () => {
  const place = await newDatabasePlace({ isEmpty: true });
  // The shared snapshot of the embedded database has all migrations.
  const database = await openDatabase('url' in place ? place : {});
  onTestFinished(() => database.close());
  await migrateDatabase(database, undefined, readMigrationFiles({ migrationsFolder }).slice(0, 22));
  await database.db.execute(
    sql.raw(`
    insert into certificate_products (name) values ('Сертифікат');
    insert into certificate_variants (certificate_product_id, value, price) values (1, 200000, 200000);
    insert into orders (reference, first_name, last_name, phone, email, delivery_type, delivery_payer, payment_method, goods, products, total, due_online, offer_version, attention)
      values ('0123456789abcdef012345', 'А', 'Б', '+380671234567', 'a@rosa.example', 'pickup', 'recipient', 'full', 300050, 0, 300050, 300050, 1, 'amount_differs payment_undecided');
    insert into order_lines (order_id, position, kind, certificate_variant_id, name, value, price, quantity)
      select 1, lines.position, 'certificate', id, 'Сертифікат', lines.text, lines.price, 1
      from certificate_variants, (values (0, '1000.50', 100050), (1, '', 200000)) as lines (position, text, price)`),
  );
  await migrateDatabase(database, undefined, readMigrationFiles({ migrationsFolder }).slice(0, 26));
  await database.db.execute(
    sql.raw(`
    insert into directory_syncs (state) values ('current');
    insert into carrier_branches (sync_id, ref, settlement_ref, kind, number, number_order, description, search_description, can_collect_money)
      values (1, 'locker-7', 'lviv', 'locker', '7', 7, 'Поштомат', 'поштомат', false);
    insert into orders (reference, first_name, last_name, phone, email, delivery_type, delivery_payer, payment_method, goods, products, total, due_online, offer_version,
      carrier_city, carrier_city_ref, carrier_branch, carrier_branch_ref, courier_city, courier_street, courier_house, courier_apartment, personal_data_erased_at)
      select lpad(id::text, 22, 'x'), 'А', 'Б', '+380671234567', 'a@rosa.example', type::delivery_type, 'shop', 'full', 100, 0, 100, 100, 1,
        carrier_city, carrier_city_ref, carrier_branch, carrier_branch_ref, courier_city, street, house, apartment, erased::timestamptz
      from (values
        (1, 'nova_poshta', 'Львів', 'lviv', '7', 'locker-7', null, null, null, null, null),
        (2, 'nova_poshta', 'Вигадане', null, '5', null, null, null, null, null, null),
        (3, 'courier', null, null, null, null, 'Київ', 'Хрещатик', '1', '2', null),
        (4, 'pickup', null, null, null, null, null, null, null, null, null),
        (5, 'nova_poshta', 'Львів', 'lviv', '', null, null, null, null, null, '2026-01-01'),
        (6, 'courier', null, null, null, null, 'Київ', '', '', '', '2026-01-01')
      ) as old (id, type, carrier_city, carrier_city_ref, carrier_branch, carrier_branch_ref, courier_city, street, house, apartment, erased);
    insert into order_lines (order_id, position, kind, certificate_variant_id, certificate_value, name, price, quantity)
      select id, 0, 'certificate', 1, 100, 'Сертифікат', 100, 1 from orders where reference like 'x%'`),
  );
  await migrateDatabase(database);
  const { rows } = await database.db.execute(
    sql`select certificate_value, value from order_lines where order_id = 1 order by position`,
  );
  expect(rows).toEqual([
    { certificate_value: '100050', value: '1000.50' },
    // Its text is empty: the value of the offered certificate.
    { certificate_value: '200000', value: '' },
  ]);
  const former = await database.db.execute(sql`select value from shop_settings where name = 'keeps_former_content'`);
  expect(former.rows).toEqual([{ value: true }]);
  const flagged = await database.db.execute(sql`select attention from orders where attention <> '{}'`);
  expect(flagged.rows).toEqual([{ attention: ['amount_differs', 'payment_undecided'] }]);
  const addresses = await database.db.execute(
    sql`select delivery_address as to from orders where reference like 'x%' order by reference`,
  );
  expect(addresses.rows.map(({ to }) => to)).toEqual([
    { city: 'Львів', cityRef: 'lviv', branch: '7', branchRef: 'locker-7', isLocker: true },
    { city: 'Вигадане', branch: '5', isLocker: false },
    { city: 'Київ', street: 'Хрещатик', house: '1', apartment: '2' },
    {},
    { city: 'Львів', cityRef: 'lviv' },
    { city: 'Київ' },
  ]);
});
