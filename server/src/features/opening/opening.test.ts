import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, expect, test } from 'vitest';
import { countingStorefront, htmlPage } from '../../../tests/counting-storefront.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { createOrder, pickupOrder } from '../../../tests/orders.ts';
import { auditOf, signedIn } from '../../../tests/staff.ts';
import { newDatabasePlace } from '../../../tests/test-database.ts';
import { migrateDatabase, migrationsFolder } from '../../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../database/open-database.ts';
import { followCatalogue } from '../catalogue/cache/follow-catalogue.ts';
import { markBackup } from './marks.ts';

const byAddress = () => countingStorefront(async (_times, url) => htmlPage(new URL(url).pathname));
const titleOf = ({ body }: { body: string }) => /<title>(.*)<\/title>/.exec(body)?.[1];
const path = 'first-steps/';
const postponed = ['letter', 'payment', 'backup'];

async function openNewShop() {
  const shop = await openTestShop({ storefront: byAddress(), isUnnamed: true, beginsClosed: true });
  const owner = await signedIn(shop);
  return {
    ...shop,
    owner,
    /** The steps that are not done. */
    missing: async () => {
      const { steps } = (await owner.get(path)).json() as { steps: { name: string; is_done: boolean }[] };
      return steps.filter(({ is_done }) => !is_done).map(({ name }) => name);
    },
    open: (later: string[] = []) => owner.post(`${path}open/`, { postponed: later }),
  };
}
type NewShop = Awaited<ReturnType<typeof openNewShop>>;

async function tellOfSeller({ owner }: NewShop): Promise<void> {
  const { first_order_number: _, ...settings } = (await owner.get('settings/')).json();
  const seller = { legal_name: 'ФОП Олена Коваль', code: '1234567890', address: 'Львів' };
  const reply = await owner.put('settings/', { ...settings, seller });
  expect(reply.statusCode).toBe(200);
}

async function tellOfContacts({ owner }: NewShop): Promise<void> {
  const { first_order_number: _, ...settings } = (await owner.get('settings/')).json();
  await owner.put('settings/', { ...settings, phone: '+380321234567', email: 'olenka@example.com' });
}

/** As they stand: what matters is that the owner has seen them. */
async function decideDelivery({ owner }: NewShop): Promise<void> {
  const { connected: _, ...rules } = (await owner.get('deliveries/')).json();
  expect((await owner.put('deliveries/', rules)).statusCode).toBe(200);
}

async function publishPages({ owner }: NewShop): Promise<void> {
  for (const page of ['terms', 'privacy'])
    await owner.put(`information-pages/${page}/`, { title: 'Сторінка', content: '<p>Текст</p>' });
}

async function addProduct(shop: NewShop): Promise<void> {
  const { rows } = await shop.database.pool.query(
    `insert into pictures (fingerprint, format, width, height, bytes, placeholder)
      values ('${'0'.repeat(32)}', 'jpeg', 10, 10, 10, 'data:,') returning id`,
  );
  const pictures = [{ pictureId: rows[0].id, alt: '' }];
  const variants = [variant('M-1', 100_00, { pictures })];
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'honey', variants });
}

const protectOwner = ({ database }: NewShop) =>
  database.pool.query(`update staff set totp_secret = 'sealed', totp_confirmed_at = now()`);

async function makeReady(shop: NewShop): Promise<void> {
  for (const step of [tellOfSeller, tellOfContacts, decideDelivery, publishPages, addProduct, protectOwner])
    await step(shop);
}

test('a new shop shows every visitor its own page, and refuses their calls', async () => {
  await using shop = await openNewShop();
  for (const address of ['/', '/checkout', '/page/terms', '/no-such-page']) {
    const page = await shop.get(address);
    const { 'retry-after': after, 'cache-control': keeping, 'x-robots-tag': robots } = page.headers;
    expect([address, page.statusCode, titleOf(page), after, keeping, robots]).toEqual([
      address,
      503,
      '/opening',
      '3600',
      'no-store',
      'noindex',
    ]);
  }
  const call = await shop.get('/api/v1/shop/navbar/');
  expect([call.statusCode, call.headers['retry-after'], call.json().code]).toEqual([503, '3600', 'shop_closed']);
  const order = await shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '100.00'));
  expect([order.statusCode, order.json().code]).toEqual([503, 'shop_closed']);
  expect(await shop.rows('orders')).toEqual([]);
});

test('what is open during maintenance is open before the first day, too, and the staff see the shop', async () => {
  await using shop = await openNewShop();
  expect((await shop.post('/api/v1/orders/payment/wayforpay/', {})).statusCode).toBe(400);
  expect((await shop.get('/api/v1/orders/unknown/')).statusCode).toBe(404);
  for (const address of ['/login', '/failed', '/admin/test-letter/token'])
    expect([address, (await shop.get(address)).statusCode]).toEqual([address, 200]);
  expect(titleOf(await shop.get('/', shop.owner.headers))).toBe('/');
  expect((await shop.get('/api/v1/shop/navbar/', shop.owner.headers)).statusCode).toBe(200);
});

test('each step is looked at by the server, and is missing again when it is undone', async () => {
  await using shop = await openNewShop();
  const all = ['seller', 'contacts', 'delivery', 'pages', 'product', 'second_factor', 'letter', 'payment', 'backup'];
  expect(await shop.missing()).toEqual(all);
  const without = (...done: string[]) => all.filter((name) => !done.includes(name));

  await tellOfSeller(shop);
  expect(await shop.missing()).toEqual(without('seller'));
  await tellOfContacts(shop);
  expect(await shop.missing()).toEqual(without('seller', 'contacts'));
  await decideDelivery(shop);
  expect(await shop.missing()).toEqual(without('seller', 'contacts', 'delivery'));
  await publishPages(shop);
  expect(await shop.missing()).toEqual(without('seller', 'contacts', 'delivery', 'pages'));
  await addProduct(shop);
  expect(await shop.missing()).toEqual(['second_factor', ...postponed]);
  await protectOwner(shop);
  expect(await shop.missing()).toEqual(postponed);
  await markBackup(shop.database.db, { made_at: '2026-11-20T09:00:00.000Z', bytes: 1_234_567 });
  expect(await shop.missing()).toEqual(['letter', 'payment']);
  expect((await shop.owner.get(path)).json().backup).toEqual({ made_at: '2026-11-20T09:00:00.000Z', bytes: 1_234_567 });

  await shop.database.pool.query('update variants set stock = 0');
  expect(await shop.missing()).toEqual(['product', 'letter', 'payment']);
  await signedIn(shop, 'manager');
  expect(await shop.missing()).toEqual(['product', 'letter', 'payment']);
});

test('a payment is tried by card where cards are taken, and by an order where they are not', async () => {
  await using shop = await openNewShop();
  await makeReady(shop);
  const order = pickupOrder([{ variantId: 1, qty: 1 }], '100.00');
  expect((await shop.post(createOrder, order, shop.owner.headers)).statusCode).toBe(201);
  expect(await shop.missing()).toEqual(postponed);
  shop.shop.connected = { cardProviders: [], carriers: [] };
  expect(await shop.missing()).toEqual(['letter', 'backup']);
});

test('the shop does not open without what it needs; then it opens once and for every process', async () => {
  await using shop = await openNewShop();
  const early = await shop.open(postponed);
  expect([early.statusCode, early.json().code, early.json().missing]).toEqual([
    409,
    'shop_not_ready',
    ['seller', 'contacts', 'delivery', 'pages', 'product', 'second_factor'],
  ]);
  await makeReady(shop);
  const hasty = await shop.open();
  expect([hasty.statusCode, hasty.json().missing]).toEqual([409, postponed]);
  // Only what can wait may be put off.
  expect((await shop.open(['seller'])).statusCode).toBe(400);
  expect((await shop.get('/')).statusCode).toBe(503);
  expect(await auditOf(shop, 'shop')).toEqual([]);

  const replies = await Promise.all([shop.open(postponed), shop.open(postponed)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(replies[0]!.json()).toMatchObject({ is_open: true, opened_at: expect.stringMatching(/^20/) });
  expect(titleOf(await shop.get('/'))).toBe('/');
  expect(await auditOf(shop, 'shop')).toMatchObject([
    { action: 'open_shop', subject_id: 'first_day', before: { is_open: false }, after: { is_open: true, postponed } },
  ]);
  // What it lacks later does not close it.
  await shop.database.pool.query('update variants set stock = 0');
  expect((await shop.open()).statusCode).toBe(200);
});

test('an opening by another process is heard of', async () => {
  await using shop = await openNewShop();
  await using _following = await followCatalogue(shop.database, shop.shop);
  await shop.database.pool.query(
    `insert into shop_settings (name, value) values ('opened', '"2026-11-20T09:00:00.000Z"')`,
  );
  await expect.poll(async () => (await shop.get('/')).statusCode).toBe(200);
});

test('the link of the last test letter tells that it arrived; no other does', async () => {
  await using shop = await openNewShop();
  const send = async () => {
    const { statusCode, body } = await shop.owner.post(`${path}test-letter/`);
    expect([statusCode, JSON.parse(body).test_letter]).toMatchObject([200, { to: shop.owner.email, arrived_at: null }]);
    return /\/admin\/test-letter\/([\w-]+)/.exec(shop.mailbox.at(-1)!.text)![1]!;
  };
  const arrived = (token: string) => shop.owner.post(`${path}test-letter/arrived/`, { token });
  const old = await send();
  const token = await send();
  expect(shop.mailbox.at(-1)!.to).toBe(shop.owner.email);
  for (const wrong of [old, 'made-up', '']) expect([wrong, (await arrived(wrong)).statusCode]).toEqual([wrong, 404]);
  expect(await shop.missing()).toContain('letter');
  const first = (await arrived(token)).json();
  expect(first.test_letter.arrived_at).toMatch(/^20/);
  expect((await arrived(token)).json().test_letter).toEqual(first.test_letter);
  expect(await shop.missing()).not.toContain('letter');
  expect(JSON.stringify(first)).not.toContain('salt');
});

test('a mail server that refuses is told at once, and no letter is noted', async () => {
  const mail = { send: () => Promise.reject(new Error('refused')) };
  await using shop = await openTestShop({ isUnnamed: true, beginsClosed: true, mail });
  const owner = await signedIn(shop);
  const reply = await owner.post(`${path}test-letter/`);
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'mail_unavailable']);
  expect((await owner.get(path)).json().test_letter).toBe(null);
});

test('others than owners neither see the steps nor open the shop', async () => {
  await using shop = await openNewShop();
  const manager = await signedIn(shop, 'manager');
  expect((await manager.get(path)).statusCode).toBe(403);
  for (const call of ['open/', 'test-letter/', 'test-letter/arrived/'])
    expect([call, (await manager.post(`${path}${call}`, { token: 'x' })).statusCode]).toEqual([call, 403]);
  expect(shop.mailbox).toEqual([]);
});

const opened: OpenDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

const oneOwner = `insert into staff (email, name, role, password_hash) values ('a@rosa.example', 'А', 'owner', '')`;

test.each([
  { kind: 'at work', rows: oneOwner, found: [{ value: null }] },
  { kind: 'that nobody has begun', rows: 'select 1', found: [] },
  {
    kind: 'with a demonstration',
    rows: `${oneOwner}; insert into shop_settings (name, value) values ('demo_catalogue_loaded', 'true')`,
    found: [],
  },
])('a shop $kind is updated', async ({ rows, found }) => {
  const place = await newDatabasePlace({ isEmpty: true });
  const database = await openDatabase('url' in place ? place : {});
  opened.push(database);
  const migrations = readMigrationFiles({ migrationsFolder });
  const itself = migrations.findIndex(({ sql }) => sql.some((statement) => statement.includes(`'opened', 'null'`)));
  await migrateDatabase(database, undefined, migrations.slice(0, itself));
  for (const statement of rows.split('; ')) await database.pool.query(statement);
  await migrateDatabase(database);
  const opening = await database.pool.query(`select value from shop_settings where name = 'opened'`);
  expect(opening.rows).toEqual(found);
});
