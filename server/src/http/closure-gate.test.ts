import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { countingStorefront, htmlPage, ordinaryPages } from '../../tests/counting-storefront.ts';
import { logInto } from '../../tests/log-into.ts';
import { openTestShop } from '../../tests/open-test-shop.ts';
import { followCatalogue } from '../features/catalogue/cache/follow-catalogue.ts';
import { catalogueChannel } from '../features/catalogue/write-catalogue.queries.ts';
import { switchMaintenance } from '../features/shop-settings/switch-maintenance.ts';

const byAddress = () => countingStorefront(async (_times, url) => htmlPage(new URL(url).pathname));
const titleOf = ({ body }: { body: string }) => /<title>(.*)<\/title>/.exec(body)?.[1];
const closed = 'Крамниця ненадовго зачинена. Завітайте трохи згодом: кошик та обране нікуди не зникнуть.';

test('during maintenance all pages show the maintenance page, and afterwards themselves', async () => {
  await using shop = await openTestShop({ storefront: byAddress() });
  const before = await shop.get('/collection/verba');
  await switchMaintenance(shop.shop, true);
  for (const address of ['/', '/collection/verba', '/checkout', '/account', '/no-such-page', '/?debug=true']) {
    const page = await shop.get(address, { 'if-none-match': String(before.headers.etag) });
    expect([address, page.statusCode, titleOf(page)]).toEqual([address, 503, '/placeholder']);
    const { 'retry-after': after, 'cache-control': keeping, etag } = page.headers;
    expect([after, keeping, etag]).toEqual(['3600', 'no-store', undefined]);
  }
  await switchMaintenance(shop.shop, false);
  const page = await shop.get('/collection/verba');
  expect([page.statusCode, titleOf(page)]).toEqual([200, '/collection/verba']);
});

test('cached pages are not sent during maintenance, and the shop keeps listening', async () => {
  await using shop = await openTestShop({ storefront: byAddress() });
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const status = async () => (await fetch(`${address}/`)).status;
  expect([await status(), await status()]).toEqual([200, 200]);
  await switchMaintenance(shop.shop, true);
  expect(await status()).toBe(503);
  await switchMaintenance(shop.shop, false);
  expect(await status()).toBe(200);
});

test('calls are refused with words, in any spelling of their address', async () => {
  await using shop = await openTestShop();
  await switchMaintenance(shop.shop, true);
  for (const address of ['/api/v1/shop/navbar/', '/api/v1/shop/navbar', '/api/v1/shop/%6eavbar/']) {
    const reply = await shop.get(address);
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toMatchObject([
      503,
      '3600',
      { code: 'maintenance', detail: expect.stringContaining('ненадовго') },
    ]);
  }
  const order = await shop.post('/api/v1/orders/create/', {});
  expect([order.statusCode, order.json().error.replaceAll('\u00a0', ' ')]).toEqual([503, closed]);
  expect(await shop.rows('orders')).toEqual([]);
});

test('results of payments, webhooks, health checks and files work during maintenance', async () => {
  await using shop = await openTestShop({ storefront: byAddress() });
  await switchMaintenance(shop.shop, true);
  const statuses = {
    webhook: (await shop.post('/api/v1/orders/payment/wayforpay/', {})).statusCode,
    return: (await shop.post('/api/v1/orders/payment/return/reference/', {})).statusCode,
    closedWindow: (await shop.post('/api/v1/orders/payment/callback/', { payment_reference: 'x' })).statusCode,
    checkPay: (await shop.post('/api/v1/orders/check_pay/', { payment_reference: 'x' })).statusCode,
    order: (await shop.get('/api/v1/orders/unknown/')).statusCode,
    signIn: (await shop.post('/api/v1/jwt/create/', { email: 'a@rosa.example', password: 'x' })).statusCode,
    unsubscribe: (await shop.post('/api/v1/actions/subscriptions/unsubscribe/MQ/forged/', {})).statusCode,
    health: (await shop.get('/healthz')).statusCode,
    ready: (await shop.get('/readyz')).statusCode,
    robots: (await shop.get('/robots.txt')).statusCode,
  };
  expect(statuses).toEqual({
    webhook: 400,
    return: 303,
    closedWindow: 404,
    checkPay: 404,
    order: 404,
    signIn: 401,
    unsubscribe: 400,
    health: 200,
    ready: 200,
    robots: 200,
  });
  for (const address of [
    '/payment-confirmation/reference',
    '/confirmation',
    '/failed',
    '/login',
    '/offline',
    '/admin',
    '/admin/x',
  ])
    expect([address, (await shop.get(address)).statusCode]).toEqual([address, 200]);
});

test('signed-in staff see the shop; an unknown, expired or ended session does not', async () => {
  await using shop = await openTestShop({ storefront: byAddress() });
  await switchMaintenance(shop.shop, true);
  await shop.database.pool.query(
    `insert into staff (email, name, role, password_hash) values ('owner@rosa.example', 'Олена', 'owner', '')`,
  );
  const sessions = { good: '1 hour', old: '-1 hour', ended: '1 hour' };
  for (const [token, left] of Object.entries(sessions)) {
    const hash = createHash('sha256').update(token).digest('base64url');
    await shop.database.pool.query(
      `insert into staff_sessions (staff_id, token_hash, expires_at, ended_at)
        select id, $1, now() + $2::interval, case when $3 then now() end from staff`,
      [hash, left, token === 'ended'],
    );
  }
  const seenWith = async (token: string) => {
    const headers = { cookie: `staff_token=${token}` };
    const call = await shop.get('/api/v1/shop/navbar/', headers);
    return [titleOf(await shop.get('/', headers)), call.statusCode];
  };
  expect(await seenWith('good')).toEqual(['/', 200]);
  for (const token of ['old', 'ended', 'made-up']) expect(await seenWith(token)).toEqual(['/placeholder', 503]);
  await shop.database.pool.query('update staff set is_active = false');
  expect(await seenWith('good')).toEqual(['/placeholder', 503]);
});

test('other processes hear of it', async () => {
  await using shop = await openTestShop({ storefront: ordinaryPages() });
  await using _following = await followCatalogue(shop.database, shop.shop);
  await shop.database.pool.query(`insert into shop_settings (name, value) values ('maintenance', 'true')`);
  await expect.poll(async () => (await shop.get('/')).statusCode).toBe(503);
  await shop.database.pool.query(`update shop_settings set value = 'false' where name = 'maintenance'`);
  await expect.poll(async () => (await shop.get('/')).statusCode).toBe(200);
});

test('a failed read of the maintenance switch is retried without a new notification', async () => {
  const said: unknown[] = [];
  await using shop = await openTestShop({ log: logInto(({ msg }) => said.push(msg)) });
  const { pool } = shop.database;
  await using _following = await followCatalogue(shop.database, shop.shop, { readAgainAfterMs: 1 });
  await pool.query('alter table shop_settings rename to shop_settings_away');
  await pool.query(`notify ${catalogueChannel}`);
  await expect.poll(() => said).toEqual(['whether the shop is closed was not read, trying again']);
  await pool.query(`begin; alter table shop_settings_away rename to shop_settings;
    set local session_replication_role = replica;
    insert into shop_settings (name, value) values ('maintenance', 'true'); commit`);
  await expect.poll(() => shop.shop.closure.isInMaintenance).toBe(true);
});
