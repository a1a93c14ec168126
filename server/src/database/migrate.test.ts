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

test('an order of an older version keeps its reasons to look at it, and certificate lines have their value as a number', async () => {
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
  await migrateDatabase(database);
  const { rows } = await database.db.execute(sql`select certificate_value, value from order_lines order by position`);
  expect(rows).toEqual([
    { certificate_value: '100050', value: '1000.50' },
    // Its text is empty: the value of the offered certificate.
    { certificate_value: '200000', value: '' },
  ]);
  const flagged = await database.db.execute(sql`select attention from orders where attention <> '{}'`);
  expect(flagged.rows).toEqual([{ attention: ['amount_differs', 'payment_undecided'] }]);
});
