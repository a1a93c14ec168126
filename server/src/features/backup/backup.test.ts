import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { mailedLink, newCustomer, register, signIn, statusOf } from '../../../tests/accounts.ts';
import { openShopWithCards, orderByCard, sendWebhook } from '../../../tests/card-orders.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';
import {
  addCertificate,
  createOrder,
  offerTestCertificate,
  pickupOrder,
  type TestShop,
} from '../../../tests/orders.ts';
import { signedIn } from '../../../tests/staff.ts';
import { newDatabase } from '../../../tests/test-database.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { onOwnConnection } from '../../database/on-own-connection.ts';
import { type OpenDatabase, openDatabase } from '../../database/open-database.ts';
import { onPool } from '../../jobs/boss.ts';
import { queuedJobs } from '../../jobs/jobs.ts';
import { prepareQueues } from '../../jobs/queues.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { checkBooks } from '../books/check-books.ts';
import { keepPicture } from '../media/keep-picture.ts';
import { type Entry, readArchive, writeArchive } from './archive.ts';
import { archiveDigest, jsonEntry } from './archive-format.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'rosa-backup-'));
const embedded: OpenDatabase[] = [];
afterAll(async () => {
  for (const database of embedded) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newEmbeddedDatabase(): Promise<OpenDatabase> {
  const database = await openDatabase({});
  embedded.push(database);
  await migrateDatabase(database);
  await prepareQueues(onPool(database.pool), pino({ level: 'silent' }));
  return database;
}

const wishes = { version: '0.1.2', secretFingerprint: 'the same', queues: Object.keys(queuedJobs) };

async function backUp({ database, shop }: TestShop, name: string) {
  const file = join(folder, name);
  await writeArchive(file, async (add) => {
    await onOwnConnection(database, (db) => makeBackup({ db, media: shop.media }, wishes, add));
  });
  return file;
}

async function restore({ database, shop }: TestShop, entries: AsyncIterable<Entry>) {
  return await onOwnConnection(database, (db) => restoreBackup({ ...shop, db, queues: wishes.queues }, entries));
}

/** Every row of every table, in PostgreSQL's text form. */
async function everything({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables: Record<string, string[]> = {};
  for (const { name } of rows) {
    const lines = await db.execute<{ line: string }>(sql`select t::text as line from ${sql.identifier(name)} t`);
    tables[name] = lines.rows.map(({ line }) => line).sort();
  }
  return tables;
}

async function workOf(shop: TestShop) {
  const letters = (await shop.queuedJobs()) as { data: { letterId: number } }[];
  return letters.toSorted((a, b) => a.data.letterId - b.data.letterId);
}

/** An order paid by card for a certificate, with a partial refund; a cream paid with a certificate; a waiting letter. */
async function openBusyShop() {
  const shop = await openShopWithCards();
  const { db, media } = shop.shop;
  const certificateVariant = await offerTestCertificate(shop, 500_00);
  const cart_items = [{ variantId: certificateVariant, qty: 1, type: 'certificate' }];
  const { attempt } = await orderByCard(shop, { cart_items });
  await sendWebhook(shop, attempt, 'Approved');
  shop.bank.says(attempt, { transactionStatus: 'Refunded', amount: 500, refundAmount: 120.5 });
  await sendWebhook(shop, attempt, 'Refunded');
  await addCertificate(shop, 'GIFT', 200_00);
  const certificates = [{ serial_number: 'GIFT' }];
  await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '300.00', { certificates }));
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await keepPicture(db, media, bytes);
  await db.execute(sql`insert into audit_log (action, subject, subject_id, before, after)
    values ('update', 'product', '1', 'null', '{"name": "Крем «Зоря»\\n"}'), ('create', 'product', '1', null, null)`);
  await db.execute(sql`insert into information_page_drafts (page_type, title, content_html)
    values ('privacy', 'Приватність', '<p>Пишу</p>')`);
  await db.execute(sql`insert into information_pages (page_type, title, content_html, withdrawn_at)
    values ('care', 'Догляд', '<p>Щодня</p>', now())`);
  await db.execute(sql`insert into redirects (from_path, to_path) values ('/info/care', '/contacts')`);
  return shop;
}

test('a shop moves to the other kind of database and back with every row, file, number and piece of work', async () => {
  await using source = await openBusyShop();
  await using moved = await openTestShop({ database: await newEmbeddedDatabase() });
  await using back = await openTestShop({ database: await newDatabase() });

  await restore(moved, readArchive(await backUp(source, 'there.tar.gz')));
  await restore(back, readArchive(await backUp(moved, 'back.tar.gz')));

  const before = await everything(source.database);
  expect(Object.values(before).flat().length).toBeGreaterThan(20);
  expect(await workOf(source)).toHaveLength(4);
  for (const copy of [moved, back]) {
    expect(await everything(copy.database)).toEqual(before);
    expect(await workOf(copy)).toEqual(await workOf(source));
    expect(await checkBooks(copy.database.db)).toEqual([]);
    const [picture] = (await copy.rows('pictures')) as { fingerprint: string }[];
    expect((await copy.get(`/media/${picture!.fingerprint}/4.webp`)).statusCode).toBe(200);
  }
  const next = await back.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'));
  expect(next.json()).toMatchObject({ order_id: 3 });
});

test('a letter that was sent again comes back after the one it repeats, wherever the database keeps them', async () => {
  await using source = await openTestShop();
  const { db } = source.shop;
  await db.execute(sql`insert into letters (event, kind, recipient, data, state, sent_at)
    select 'test:' || n, 'order-placed', 'olena@rosa.example', '{}', 'sent', now() from generate_series(1, 501) n`);
  await db.execute(sql`insert into letters (event, kind, recipient, data, copy_of, copy_number)
    select 'copy', kind, recipient, data, id, 1 from letters where event = 'test:1'`);
  // An updated row moves to the end of the table.
  await db.execute(sql`update letters set attempts = 2 where event = 'test:1'`);
  await using moved = await openTestShop({ database: await newDatabase() });
  await restore(moved, readArchive(await backUp(source, 'copies.tar.gz')));
  expect((await everything(moved.database)).letters).toEqual((await everything(source.database)).letters);
});

test('a shop in which there is anything is not restored into', async () => {
  await using source = await openBusyShop();
  const file = await backUp(source, 'busy.tar.gz');
  const before = await everything(source.database);

  await expect(restore(source, readArchive(file))).rejects.toThrow(/^This shop is not empty: there are \w/);

  expect(await everything(source.database)).toEqual(before);
});

test.each<[string, (entries: AsyncIterable<Entry>) => AsyncIterable<Entry>, string]>([
  ['breaks off', (entries) => only(entries, ({ name }) => name !== 'manifest.json'), 'The archive is incomplete'],
  ['lost a file', (entries) => only(entries, ({ name }) => !name.startsWith('media/')), 'The archive was changed'],
  ['is of something else', (entries) => only(entries, ({ name }) => name !== 'about.json'), 'This is not an archive'],
])('an archive that %s leaves the shop empty', async (_what, damage, words) => {
  await using source = await openBusyShop();
  await using target = await openTestShop({ database: await newDatabase() });

  await expect(restore(target, damage(readArchive(await backUp(source, 'damaged.tar.gz'))))).rejects.toThrow(words);

  expect(Object.values(await everything(target.database)).flat()).toEqual([]);
  expect(await target.queuedJobs()).toEqual([]);
});

async function* only(entries: AsyncIterable<Entry>, isKept: (entry: Entry) => boolean): AsyncGenerator<Entry> {
  for await (const entry of entries) if (isKept(entry)) yield entry;
}

/** The archive with one changed file and a manifest that matches the change. */
async function* forged(
  entries: AsyncIterable<Entry>,
  name: string,
  change: (content: string) => string,
): AsyncGenerator<Entry> {
  const digest = archiveDigest();
  for await (const entry of entries) {
    if (entry.name === 'manifest.json') {
      const manifest = JSON.parse(Buffer.from(entry.bytes).toString());
      yield jsonEntry(entry.name, { ...manifest, sha256: digest.hex() });
      return;
    }
    const content = Buffer.from(entry.bytes).toString();
    const next = entry.name === name ? { name, bytes: Buffer.from(change(content)) } : entry;
    digest.add(next);
    yield next;
  }
}

const rowsRefused = 'the database rejected rows in it';
const forgeries: [name: string, change: (content: string) => string, why: string][] = [
  ['jobs.ndjson', (work) => work.replace('send-letter', 'send-money'), 'there is no queue "send-money"'],
  ['jobs.ndjson', (work) => work.replace('{', '['), 'jobs.ndjson cannot be read'],
  ['sequences.json', () => '{"pg_class": 1}', 'there is no sequence "pg_class"'],
  ['sequences.json', () => '{"orders_id_seq": "1"}', 'sequences.json cannot be read'],
  ['sequences.json', () => '{"orders_id_seq": 0}', rowsRefused],
  ['tables/staff/000000.ndjson', (rows) => rows.replace('"owner"', '"god"'), rowsRefused],
  ['tables/orders/000000.ndjson', (rows) => rows.replace(/"total":\d+/, '"total":1'), rowsRefused],
  ['tables/orders/000000.ndjson', (rows) => rows.replace('{', '['), rowsRefused],
];

test('a forged archive is refused in one sentence, and nothing is written', async () => {
  await using source = await openBusyShop();
  await signedIn(source);
  await using target = await openTestShop({ database: await newDatabase() });
  const file = await backUp(source, 'forged.tar.gz');
  for (const [name, change, why] of forgeries) {
    const refused = await restore(target, forged(readArchive(file), name, change)).catch((error: unknown) => error);
    expect(refused).toEqual(
      new StartRefusal(`The archive cannot be restored: ${why}. It was changed or damaged. Nothing was written`),
    );
    expect(Object.values(await everything(target.database)).flat()).toEqual([]);
    expect(await target.queuedJobs()).toEqual([]);
  }
});

test('sessions, links and devices do not come back: an archive does not know which have ended since', async () => {
  await using source = await openBusyShop();
  const owner = await signedIn(source);
  const customer = await register(source);
  const link = await mailedLink(source, 'activation');
  await source.post('/api/v1/users/reset_password/', { email: newCustomer.email });
  await source.runQueuedJobs();
  await register(source, { email: 'waiting@rosa.example' });
  await using target = await openTestShop({ database: await newDatabase() });

  await restore(target, readArchive(await backUp(source, 'sessions.tar.gz')));

  expect((await source.rows('customer_sessions')).length).toBe(2);
  for (const table of ['customer_sessions', 'customer_tokens', 'staff_sessions'])
    expect(await target.rows(table)).toEqual([]);
  expect(await statusOf(target, customer)).toBe(401);
  expect((await target.get('/api/v1/admin/orders/', owner.headers)).statusCode).toBe(401);
  expect((await target.post('/api/v1/users/activation/', link)).statusCode).toBe(400);
  // A letter with a link that no longer works is not sent.
  await target.runQueuedJobs();
  expect(target.mailbox.filter(({ to }) => to === 'waiting@rosa.example')).toEqual([]);
  expect((await signIn(target)).access).toEqual(expect.any(String));
});

test('an archive that holds sessions still, as older ones do, brings none back', async () => {
  await using source = await openBusyShop();
  const customer = await register(source);
  const [session] = await source.rows('customer_sessions');
  await using target = await openTestShop({ database: await newDatabase() });

  await restore(target, withRow(readArchive(await backUp(source, 'older.tar.gz')), 'customer_sessions', session));

  expect(await target.rows('customer_sessions')).toEqual([]);
  expect(await statusOf(target, customer)).toBe(401);
});

/** The archive with an added row in a table that backups leave out. */
async function* withRow(entries: AsyncIterable<Entry>, table: string, row: unknown): AsyncGenerator<Entry> {
  const digest = archiveDigest();
  for await (const entry of entries) {
    if (entry.name === 'jobs.ndjson') {
      const added = { name: `tables/${table}/000000.ndjson`, bytes: Buffer.from(`${JSON.stringify(row)}\n`) };
      digest.add(added);
      yield added;
    }
    if (entry.name === 'manifest.json') {
      const manifest = JSON.parse(Buffer.from(entry.bytes).toString());
      yield jsonEntry(entry.name, { ...manifest, rows: { ...manifest.rows, [table]: 1 }, sha256: digest.hex() });
      return;
    }
    digest.add(entry);
    yield entry;
  }
}
