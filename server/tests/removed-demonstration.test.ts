import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@shop/demo-catalogue/accounts.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/database/open-database.ts';
import { checkBooks } from '../src/features/books/check-books.ts';
import { readSettings } from '../src/settings.ts';
import { startShop } from '../src/start-shop.ts';
import { countingStorefront, htmlPage } from './counting-storefront.ts';
import { demonstration } from './demonstration.ts';
import { patienceMs } from './postgresql-databases.ts';
import { picture } from './products.ts';
import { newDatabasePlace } from './test-database.ts';

const isOnServer = 'serverUrl' in inject('databases');

/** One database and one data folder for several starts. */
async function onePlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rosa-removed-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = isOnServer
    ? { patienceMs, ...((await newDatabasePlace({ isEmpty: true })) as { url: string }) }
    : { folder: join(dataDir, 'database') };
  const start = (environment: Record<string, string> = {}) =>
    startShop(
      { ...readSettings({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...environment }), port: 0 },
      {
        database,
        demonstration,
        log: pino({ level: 'silent' }),
        version: '0.1.2',
        say: () => {},
        storefront: async () => countingStorefront(async () => htmlPage('Крамниця')),
      },
    );
  const read = async <Read>(query: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Read>) => {
    const opened = await openDatabase(database);
    try {
      return await query(opened.db);
    } finally {
      await opened.close();
    }
  };
  return { dataDir, start, read };
}

/** All that a live shop must be told; nothing of it is asked by these tests. */
const live = {
  SHOP_MODE: 'live',
  RATE_LIMIT: '',
  DATABASE_URL: 'postgres://shop@localhost/shop',
  PUBLIC_URL: 'https://lavka.test',
  SECRET_KEY: 'q7Vd0pZk3xWnR8bYt5LmC2sHf9JgA4eU',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@lavka.test',
  WAYFORPAY_MERCHANT_ACCOUNT: 'lavka',
  WAYFORPAY_SECRET_KEY: 'secret',
  WAYFORPAY_API_URL: 'http://127.0.0.1:9/api',
  NOVA_POSHTA_API_KEY: 'key',
  NOVA_POSHTA_API_URL: 'http://127.0.0.1:9/json/',
};

async function signIn(app: FastifyInstance, { email, password }: { email: string; password: string }) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/admin/auth/login/',
    payload: { email, password },
  });
  expect(reply.statusCode).toBe(200);
  const cookie = String(reply.headers['set-cookie']).split(';')[0]!;
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object | Buffer) => {
    const headers = { cookie, ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }) };
    const answer = await app.inject({
      method,
      url: `/api/v1/admin/${path}`,
      headers: { ...headers, origin: 'http://localhost:3000' },
      ...(body !== undefined && { payload: body }),
    });
    expect([200, 201], answer.body).toContain(answer.statusCode);
    return answer.json();
  };
}

const own = { name: 'Олена Коваль', email: 'olena@lavka.test', password: 'an own long password' };
const words = { title: 'Доставка Лавки', content: '<p>Надсилаємо щосереди.</p>' };
/** A demonstration is filled and opened three times more, which takes a busy machine minutes on the embedded database. */
const timeout = 300_000;
/** Names, addresses and claims of the demonstration; the name in any of its forms. */
const demo = /(?<!\p{L})Рос(а|и|і|у|ою)(?!\p{L})|ROSA|rosa\.example|rosa-lab|Verba|Mavka|Solis|Nordica|Kvitka|Росич/iu;

/** What the owner of the demonstration has made of it so far. */
async function decorate(call: Awaited<ReturnType<typeof signIn>>) {
  const settings = await call('GET', 'settings/');
  await call('PUT', 'settings/', { ...settings, name: 'Лавка Оленки', phone: '+380501112233' });
  const look = await call('GET', 'look/');
  const logo = (await call('POST', 'look/pictures/', await picture('gold', { width: 96, height: 96 }))) as {
    id: number;
  };
  await call('PUT', 'look/', { ...look, accent: '#2e6b3a', logo_id: logo.id });
  const home = await call('GET', 'blocks/home/');
  const note = { id: 'note', kind: 'quote', data: { words: 'Усе з нашого саду', who: 'Оленка' } };
  const about = home.blocks.find(({ id }: { id: string }) => id === 'about');
  const changed = { ...about, data: { ...about.data, title: 'Хто ми', lead: 'Родинна лавка', text: '' } };
  const blocks = [note, ...home.blocks.map((block: { id: string }) => (block.id === 'about' ? changed : block))];
  await call('POST', 'blocks/home/publish/', { blocks, version: home.version });
  const page = await call('GET', 'information-pages/delivery/');
  await call('PUT', 'information-pages/delivery/', { ...words, version: page.version });
  const letter = await call('GET', 'letter-texts/order-placed/');
  await call('PUT', 'letter-texts/order-placed/', { ...letter, closing: 'Ваша Оленка' });
  await call('POST', 'brands/', { name: 'Сад' });
}

test('a demonstration that was removed opens as a live shop, with what its owner has made and nothing else', {
  timeout,
}, async () => {
  const place = await onePlace();
  {
    const shop = await place.start();
    const call = await signIn(shop.app, demoAccounts.staff[0]);
    await decorate(call);
    const told = await call('GET', 'demonstration/');
    expect(told).toMatchObject({ is_there: true, shop_name: 'Лавка Оленки', counts: { products: 36, staff: 2 } });
    expect(told.counts.orders).toBeGreaterThan(20);
    await call('POST', 'demonstration/remove/', { ...own, shop_name: 'Лавка Оленки' });
    expect((await shop.app.inject('/api/v1/shop/all-product/')).json()).toEqual([]);
    expect((await shop.app.inject('/api/v1/shop/settings/')).json()).toMatchObject({
      name: 'Лавка Оленки',
      phone: '+380501112233',
      email: null,
      working_hours: null,
    });
    await shop.stop();
  }

  await place.read(async (db) => {
    const rows = async (table: string) => (await db.execute(sql`select * from ${sql.identifier(table)}`)).rows;
    expect(await checkBooks(db)).toEqual([]);
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'carrier_%'`,
    );
    const left: string[] = [];
    for (const { name } of tables) if (demo.test(JSON.stringify(await rows(name)))) left.push(name);
    expect(left).toEqual([]);

    expect((await rows('brands')).map(({ name }) => name)).toEqual(['Сад']);
    expect((await rows('information_pages')).map(({ page_type, title }) => [page_type, title])).toEqual([
      ['delivery', words.title],
    ]);
    expect(await rows('information_page_versions')).toEqual([expect.objectContaining({ title: words.title })]);
    expect((await rows('letter_texts')).map(({ kind, closing }) => [kind, closing])).toEqual([
      ['order-placed', 'Ваша Оленка'],
    ]);
    const published = (await rows('block_versions')) as { place: string; blocks: { id: string; data: object }[] }[];
    expect(published.map((each) => each.place)).toEqual(['home']);
    // Unchanged blocks are those of a new shop; the changed one is without the picture of the demonstration.
    expect(published[0]!.blocks.map(({ id }) => id)).toEqual([
      'note',
      'banners',
      'new',
      'brands',
      'about',
      'newsletter',
    ]);
    expect(published[0]!.blocks[4]).toMatchObject({ data: { title: 'Хто ми', picture: null } });
    expect(await rows('pictures')).toEqual([expect.objectContaining({ width: 96, height: 96 })]);
    const settings = Object.fromEntries((await rows('shop_settings')).map(({ name, value }) => [name, value]));
    expect(settings).toMatchObject({
      look: { accent: '#2e6b3a', cover_id: null, social_id: null },
      order_notices: { emails: [own.email] },
      demonstration_removed: true,
    });
    for (const name of ['demo_catalogue_loaded', 'certificate_numbers', 'reservation_limits', 'sender'])
      expect(settings).not.toHaveProperty(name);
  });

  // A demonstration must neither fill it again nor offer its sign-ins.
  if (isOnServer) await expect(place.start()).rejects.toThrow('holds a shop that is no demonstration');
  else {
    const again = await place.start();
    expect((await again.app.inject('/api/v1/shop/all-product/')).json()).toEqual([]);
    await signIn(again.app, own);
    await again.stop();
  }

  const shop = await place.start(live);
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  // A new shop: its owner has first steps to do.
  expect((await shop.app.inject('/api/v1/shop/navbar/')).json().code).toBe('shop_closed');
  const reply = await shop.app.inject({ method: 'POST', url: '/api/v1/admin/auth/login/', payload: own });
  expect(reply.json()).toMatchObject({ email: own.email, role: 'owner', second_factor: { is_required: true } });
  await shop.stop();
  await place.read(async (db) => {
    // The branches of the emulated carrier do not exist.
    expect((await db.execute(sql`select from carrier_branches`)).rows).toEqual([]);
    expect((await db.execute(sql`select from shop_settings where name = 'demonstration_removed'`)).rows).toEqual([]);
    expect((await db.execute(sql`select from products`)).rows).toEqual([]);
  });
});

test('files of its pictures and photos go after it', async () => {
  const place = await onePlace();
  const shop = await place.start();
  const call = await signIn(shop.app, demoAccounts.staff[0]);
  const media = join(place.dataDir, 'media');
  const files = () => readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files().length).toBeGreaterThan(100);
  await call('POST', 'demonstration/remove/', { ...own, shop_name: 'Роса' });
  await expect.poll(() => files().length, { timeout: 60_000 }).toBe(0);
  await shop.stop();
});
