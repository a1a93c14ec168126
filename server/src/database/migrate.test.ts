import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newDatabase, newDatabasePlace, openAgain } from '../../tests/test-database.ts';
import { migrateDatabase, refuseOldPostgresql } from './migrate.ts';

test('migrating twice changes nothing the second time', async () => {
  const database = await newDatabase();
  const applied = async () => (await database.db.execute(sql`select hash from drizzle.__drizzle_migrations`)).rows;
  const before = await applied();
  await migrateDatabase(database);
  expect(await applied()).toEqual(before);
});

test('a database of a newer version is left alone', async () => {
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
