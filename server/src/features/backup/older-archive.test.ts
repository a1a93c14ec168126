import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import { newDatabasePlace } from '../../../tests/test-database.ts';
import { matchMigrations, migrateDatabase, migrationsFolder } from '../../database/migrate.ts';
import { onOwnConnection } from '../../database/on-own-connection.ts';
import { type OpenDatabase, openDatabase } from '../../database/open-database.ts';
import { checkBooks } from '../books/check-books.ts';
import type { Entry } from './archive.ts';
import { makeBackup } from './make-backup.ts';
import { readArchivedMigrations, restoreBackup } from './restore-backup.ts';

const opened: OpenDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

async function databaseOf(migrations: MigrationMeta[]): Promise<OpenDatabase> {
  const place = await newDatabasePlace({ isEmpty: true });
  const database = await openDatabase('url' in place ? place : {});
  opened.push(database);
  await migrateDatabase(database, undefined, migrations);
  return database;
}

/**
 * An order from when a promo code and certificates also reduced certificate lines: 1000 ₴ bought for 400 ₴ and a
 * certificate of 500 ₴.
 */
const oldOrder = `
  insert into promo_codes (code, percent, times_used) values ('TEN', 10, 1);
  insert into certificate_products (name) values ('Подарунковий сертифікат');
  insert into certificate_variants (certificate_product_id, value, price) values (1, 100000, 100000);
  insert into certificates (serial_number, amount, balance, valid_until) values ('GIFT', 50000, 0, '2099-01-01');
  insert into orders (reference, first_name, last_name, phone, email, delivery_type, delivery_payer, payment_method,
      goods, promo_code_id, promo_percent, promo_discount, certificate_discount, total, due_online, offer_version)
    values ('0123456789abcdef012345', 'А', 'Б', '+380671234567', 'a@rosa.example', 'pickup', 'recipient', 'cash',
      100000, 1, 10, 10000, 50000, 40000, 0, 1);
  insert into order_lines (order_id, kind, certificate_variant_id, name, price, quantity)
    select 1, 'certificate', id, 'Сертифікат', 100000, 1 from certificate_variants;
  insert into order_events (order_id, actor, what) values (1, 'customer', 'placed');
  insert into letters (event, kind, recipient, data) values ('order-placed:1', 'order-placed', 'a@rosa.example', '{}');
  insert into promo_code_uses (order_id, promo_code_id, email) values (1, 1, 'a@rosa.example');
  insert into order_certificates (order_id, certificate_id, amount, position) values (1, 1, 50000, 0);
  insert into certificate_movements (certificate_id, kind, difference, balance_after, order_id)
    values (1, 'issued', 50000, 50000, null), (1, 'redeemed', -50000, 0, 1)`;

test('an archive of an older version comes back: its orders keep their sums, and new ones follow the new rule', async () => {
  await using shop = await openTestShop({ isUnnamed: true });
  const { media, queue } = shop.shop;
  const backedUp = async (database: OpenDatabase) => {
    const wishes = { version: '0.1.2', secretFingerprint: 'the same', queues: [] };
    const entries: Entry[] = [];
    await onOwnConnection(database, (db) =>
      makeBackup({ db, media }, wishes, async (entry) => void entries.push(entry)),
    );
    return async function* () {
      yield* entries;
    };
  };
  // The same steps as `npm run restore`.
  const restored = async (entries: () => AsyncIterable<Entry>) => {
    const migrations = matchMigrations(await readArchivedMigrations(entries()));
    const database = await databaseOf(migrations);
    const fill = async (db: OpenDatabase['db']) =>
      void (await restoreBackup({ db, media, queue, queues: [] }, entries()));
    await migrateDatabase(database, fill, migrations);
    await migrateDatabase(database);
    return database;
  };
  const source = await databaseOf(readMigrationFiles({ migrationsFolder }).slice(0, 13));
  await source.db.execute(sql.raw(oldOrder));

  const archive = await backedUp(source);
  const intoCurrent = onOwnConnection(shop.database, (db) =>
    restoreBackup({ db, media, queue, queues: [] }, archive()),
  );
  await expect(intoCurrent).rejects.toThrow('The archive was made by another version of the shop');

  const first = await restored(archive);
  // Backed up and restored again: an archive of this version may contain such orders, too.
  for (const { db } of [first, await restored(await backedUp(first))]) {
    const sums = sql`select goods, products, promo_discount, certificate_discount, total, state from orders`;
    const placed = { goods: '100000', promo_discount: '10000', certificate_discount: '50000', total: '40000' };
    expect((await db.execute(sums)).rows).toEqual([{ ...placed, products: null, state: 'new' }]);
    expect(await checkBooks(db)).toEqual([]);

    await db.execute(sql`update orders set state = 'confirmed', received = 40000`);
    expect((await db.execute(sums)).rows).toEqual([{ ...placed, products: null, state: 'confirmed' }]);
    await db.execute(sql`update orders set state = 'new', received = 0`);
    const copied = await db
      .execute(sql`insert into orders (reference, first_name, last_name, phone, email, delivery_type, delivery_payer,
          payment_method, goods, promo_percent, promo_discount, total, due_online, offer_version)
        select reverse(reference), first_name, last_name, phone, email, delivery_type, delivery_payer,
          payment_method, goods, promo_percent, promo_discount, goods - promo_discount, 0, offer_version from orders`)
      .catch((thrown: Error) => thrown.cause);
    expect(copied).toMatchObject({ constraint: 'orders_name_their_products' });
  }
});
