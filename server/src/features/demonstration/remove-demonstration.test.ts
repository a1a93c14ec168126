import { expect, inject, test } from 'vitest';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { addCertificate, books, createOrder, pickupOrder } from '../../../tests/orders.ts';
import { signedIn, staffPassword } from '../../../tests/staff.ts';
import type { DemoContent, Demonstration } from '../../demonstration.ts';
import { checkBooks } from '../books/check-books.ts';
import { createPromoCode } from '../promo-codes/create-promo-code.ts';
import { fillOnce } from '../shop-settings/demonstration.ts';

const nothing = async () => {
  throw new Error('Only a start needs it');
};
const publicPassword = 'a public password';
const demonstration: Demonstration = {
  readAccounts: async () => [{ email: 'owner@rosa.example', password: publicPassword }],
  readContent: async (): Promise<DemoContent> => ({
    loadSettings: async () => {},
    loadCatalogue: nothing,
    loadFormerContent: nothing,
    loadMonth: nothing,
    sender: { city: '', branch: '', phone: '' },
  }),
};

/** A shop with goods and a promo code, filled as a demonstration is. */
async function openDemonstration(changes: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop({ demonstration, ...changes });
  await fillOnce(shop.shop.db, async (tx) => void (await createPromoCode(tx, { code: 'DEMO', percent: 10, note: '' })));
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream', variants: [variant('A-1', 500_00)] });
  await addCertificate(shop, 'DEMO-500', 500_00);
  const owner = await signedIn(shop);
  const own = {
    name: 'Олена Коваль',
    email: 'olena@lavka.test',
    password: 'an own long password',
    shop_name: ((await owner.get('demonstration/')).json() as { shop_name: string }).shop_name,
  };
  const order = () => shop.post(createOrder, pickupOrder([{ variantId: 1, qty: 1 }], '500.00'));
  const kept = async () => ({
    ...(await books(shop)),
    staff: await shop.rows('staff'),
    settings: await shop.rows('shop_settings'),
    audit: await shop.rows('audit_log'),
    products: await shop.rows('products'),
    promoCodes: await shop.rows('promo_codes'),
  });
  const remove = (changes: object = {}, key?: string, member = owner) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/v1/admin/demonstration/remove/',
      headers: { ...member.headers, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { ...own, ...changes },
    });
  return { ...shop, owner, own, order, kept, remove };
}

const said = (reply: { statusCode: number; json: () => { code?: string } }) => [reply.statusCode, reply.json().code];

test('goods, sales and people go, the owner stays with another sign-in, and the books agree', async () => {
  await using shop = await openDemonstration();
  const manager = await signedIn(shop, 'manager');
  expect((await shop.order()).statusCode).toBe(201);
  expect((await shop.owner.get('demonstration/')).json()).toMatchObject({
    is_there: true,
    counts: { products: 1, orders: 1, certificates: 1, promo_codes: 1, staff: 1 },
  });

  expect((await shop.remove()).json()).toMatchObject({ is_there: false, counts: { products: 0, orders: 0, staff: 0 } });

  for (const table of [
    'products',
    'variants',
    'orders',
    'order_lines',
    'stock_movements',
    'certificates',
    'promo_codes',
  ])
    expect(await shop.rows(table), table).toEqual([]);
  expect(await shop.rows('staff')).toEqual([
    expect.objectContaining({ id: shop.owner.id, email: 'olena@lavka.test', name: 'Олена Коваль', role: 'owner' }),
  ]);
  expect(await shop.rows('audit_log')).toEqual([
    expect.objectContaining({
      action: 'remove_demonstration',
      staff_id: shop.owner.id,
      before: expect.objectContaining({ products: 1, orders: 1, staff: 1 }),
      after: { name: 'Олена Коваль', email: 'olena@lavka.test' },
    }),
  ]);
  expect((await manager.get('orders/')).statusCode).toBe(401);
  expect((await shop.owner.get('orders/')).statusCode).toBe(200);
  const signIn = (email: string, password: string) => shop.post('/api/v1/admin/auth/login/', { email, password });
  expect(said(await signIn('owner@rosa.example', staffPassword))).toEqual([401, 'wrong_credentials']);
  expect((await signIn('olena@lavka.test', 'an own long password')).statusCode).toBe(200);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('histories are protected again, and orders count from one', async () => {
  await using shop = await openDemonstration();
  await shop.order();
  await shop.order();
  await shop.remove();
  await shop.addProduct({
    brandId: await shop.addBrand({ slug: 'own' }),
    slug: 'own',
    variants: [variant('B-1', 500_00)],
  });
  const [{ id: variantId }] = (await shop.rows('variants')) as [{ id: number }];
  expect(variantId).toBe(2);
  const placed = await shop.post(createOrder, pickupOrder([{ variantId, qty: 1 }], '500.00'));
  expect(placed.json()).toMatchObject({ order_id: 1 });
  for (const table of ['audit_log', 'stock_movements', 'order_events', 'price_history'])
    await expect(shop.database.pool.query(`delete from ${table}`), table).rejects.toThrow('is append-only');
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

test('the first order has the number that the owner has set', async () => {
  await using shop = await openDemonstration();
  const settings = (await shop.owner.get('settings/')).json();
  expect((await shop.owner.put('settings/', { ...settings, first_order_number: 500 })).statusCode).toBe(200);
  expect((await shop.remove()).statusCode).toBe(200);
  await shop.addProduct({
    brandId: await shop.addBrand({ slug: 'own' }),
    slug: 'own',
    variants: [variant('B-1', 500_00)],
  });
  const placed = await shop.post(createOrder, pickupOrder([{ variantId: 2, qty: 1 }], '500.00'));
  expect(placed.json()).toMatchObject({ order_id: 500 });
});

test.each([
  ['the name in other letters', { shop_name: 'роса' }, 'other_shop_name'],
  ['an address of the demonstration', { email: 'Owner@Rosa.example' }, 'sign_in_is_public'],
  ['another address at its domain', { email: 'olena@rosa.example' }, 'sign_in_is_public'],
  ['its password', { password: publicPassword }, 'sign_in_is_public'],
])('%s is refused, and nothing is removed', async (_what, changes, code) => {
  await using shop = await openDemonstration();
  await shop.order();
  const before = await shop.kept();
  expect(said(await shop.remove(changes))).toEqual([400, code]);
  expect(await shop.kept()).toEqual(before);
});

test('a short password is refused as everywhere', async () => {
  await using shop = await openDemonstration();
  expect((await shop.remove({ password: 'short' })).json()).toMatchObject({ password: [expect.any(String)] });
  expect(await shop.rows('products')).toHaveLength(1);
});

test.each(['manager', 'content_editor'] as const)('a %s neither sees nor removes it', async (role) => {
  await using shop = await openDemonstration();
  const thief = await signedIn(shop, role);
  const before = await shop.kept();
  expect(said(await shop.remove({}, undefined, thief))).toEqual([403, 'not_allowed']);
  expect(said(await thief.get('demonstration/'))).toEqual([403, 'not_allowed']);
  expect(await shop.kept()).toEqual(before);
});

test('a live shop has none, whatever is sent', async () => {
  await using shop = await openTestShop({ mode: 'live' });
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'own' });
  const owner = await signedIn(shop);
  // Without the second factor that live mode asks for.
  await using demo = await openTestShop({ database: shop.database });
  const cookie = owner.headers;
  const call = (path: string, payload?: object) =>
    demo.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1/admin/${path}`,
      headers: cookie,
      ...(payload && { payload }),
    });
  expect((await call('demonstration/')).json()).toMatchObject({ is_there: false });
  const body = { name: 'Олена', email: 'olena@lavka.test', password: 'an own long password', shop_name: 'Роса' };
  expect(said(await call('demonstration/remove/', body))).toEqual([409, 'not_a_demonstration']);
  expect(await shop.rows('products')).toHaveLength(1);
});

test("another shop's database is safe in demo mode, too", async () => {
  await using shop = await openTestShop({ demonstration });
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'own' });
  const owner = await signedIn(shop);
  const body = { name: 'Олена', email: 'olena@lavka.test', password: 'an own long password', shop_name: 'Роса' };
  expect(said(await owner.post('demonstration/remove/', body))).toEqual([409, 'not_a_demonstration']);
  expect(await shop.rows('products')).toHaveLength(1);
});

test('two presses at once remove it once', async () => {
  await using shop = await openDemonstration();
  const replies = await Promise.all([shop.remove(), shop.remove({ email: 'other@lavka.test' })]);
  expect(replies.map((reply) => said(reply)).toSorted()).toEqual([
    [200, undefined],
    [409, 'not_a_demonstration'],
  ]);
  expect(await shop.rows('audit_log')).toHaveLength(1);
  expect(await shop.rows('staff')).toHaveLength(1);
});

test('the same request twice is told that it is done', async () => {
  await using shop = await openDemonstration();
  expect((await shop.remove({}, 'one')).statusCode).toBe(200);
  await shop.addProduct({ brandId: await shop.addBrand({ slug: 'own' }), slug: 'own' });
  expect(said(await shop.remove({}, 'one'))).toEqual([409, 'already_done']);
  expect(await shop.rows('products')).toHaveLength(1);
});

test('orders at the same moment are removed with the rest, or fail; nothing is half left', async () => {
  await using shop = await openDemonstration();
  await shop.setStock('A-1', 100);
  const orders = Array.from({ length: 8 }, shop.order);
  const [removed, ...placed] = await Promise.all([shop.remove(), ...orders]);
  expect(removed.statusCode).toBe(200);
  for (const { statusCode } of placed) expect([201, 400, 404, 409, 503]).toContain(statusCode);
  for (const table of ['orders', 'order_lines', 'stock_movements', 'payments', 'letters', 'idempotency_keys'])
    expect(await shop.rows(table), table).toEqual([]);
  expect(await checkBooks(shop.shop.db)).toEqual([]);
});

// The embedded database has one connection.
test.runIf('serverUrl' in inject('databases'))('an order that is under way is waited for', async () => {
  await using shop = await openDemonstration();
  const order = await shop.database.connect();
  await order.query('begin');
  await order.query(`update variants set stock = stock - 1`);
  const removed = shop.remove();
  const waits = `select count(*)::int as count from pg_locks
    where not granted and mode = 'ExclusiveLock' and relation = 'variants'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await order.query(waits)).rows[0].count).toBe(1);
  // What the order locks next must not wait for the removal, or both would wait for ever.
  await order.query(`select from products for update`);
  await order.query('commit');
  expect((await removed).statusCode).toBe(200);
  await order.end();
  expect(await shop.rows('variants')).toEqual([]);
});

test.runIf('serverUrl' in inject('databases'))(
  'an order that never ends is told of, and nothing is removed',
  async () => {
    await using shop = await openDemonstration();
    const before = await shop.kept();
    const order = await shop.database.connect();
    await order.query('begin');
    await order.query(`select from variants for update`);
    expect(said(await shop.remove())).toEqual([503, 'service_unavailable']);
    await order.end();
    expect(await shop.kept()).toEqual(before);
  },
);
