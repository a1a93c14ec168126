import { endpoints } from '@shop/contract/endpoints.ts';
import { demoAccounts } from '@shop/demo-catalogue/accounts.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { register } from '../accounts.ts';
import { sender } from '../fuzz/send-raw.ts';
import { anyValue } from '../fuzz/values-of-schema.ts';
import { logInto } from '../log-into.ts';
import { openTestShop } from '../open-test-shop.ts';
import type { TestShop } from '../orders.ts';
import { signedIn } from '../staff.ts';
import { openWholeShop } from '../whole-shop.ts';

/** Must never be printed, whatever field it comes in. */
const planted = 'Planted-5ecret';
const secret = /planted-?5ecret/i;
const facts = Object.fromEntries(
  [
    ...['password', 'current_password', 'new_password', 're_password', 'token', 'refresh', 'code'],
    ...['serial_number', 'payment_reference', 'reference', 'uid', 'idempotency-key'],
  ].map((name) => [name, [planted, `${planted}!`]]),
);

const lines: Record<string, unknown>[] = [];
/** The most verbose log level. */
const log = logInto((line) => lines.push(line), 'debug');

function linesThatTell(): Record<string, unknown>[] {
  return lines.splice(0).filter((line) => secret.test(JSON.stringify(line)));
}

/** All calls by all callers, with secrets in all fields for them. */
async function callEverything(shop: TestShop, callers: readonly Record<string, string>[]): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const { method, path, params, query, body, bodyType } of endpoints) {
    const [given] = fc.sample(fc.record({ params: anyValue(params, facts), body: anyValue(body, facts) }), 1);
    const names = given!.params as Record<string, unknown>;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names[name]).toWellFormed()));
    const [asked] = fc.sample(anyValue(query, facts), 1);
    const search = new URLSearchParams({ ...(asked as Record<string, string>), token: planted });
    const payload = JSON.stringify({ ...(given!.body as object), token: planted });
    for (const headers of callers) {
      const all = {
        'idempotency-key': planted,
        ...headers,
        ...(headers.authorization === undefined && { authorization: `Bearer ${planted}` }),
        cookie: [headers.cookie, `access_token=${planted}`, `refresh_token=${planted}`].filter(Boolean).join('; '),
      };
      for (const sent of method === 'GET' ? [undefined] : [payload, `${payload},`]) {
        const type = bodyType === 'multipart/form-data' ? 'multipart/form-data; boundary=x' : bodyType;
        const { statusCode, body: answer } = await shop.app.inject({
          method,
          url: `${filled}?${search}`,
          headers: { ...all, ...(sent !== undefined && { 'content-type': type }) },
          ...(sent !== undefined && { payload: sent }),
        });
        statuses.add(statusCode);
        if (statusCode >= 400)
          expect([method, path, secret.test(withoutSerial(answer))]).toEqual([method, path, false]);
      }
    }
  }
  return statuses;
}

/** The refusal of a certificate contains its serial number. */
function withoutSerial(answer: string): string {
  return answer.replace(/"serial_number":"[^"]*"/, '');
}

test('no secret of a request is in the log or in a refusal, even when the database fails', async () => {
  await using shop = await openTestShop({ log, hasRateLimits: false });
  const callers = [{}, (await register(shop)).headers, (await signedIn(shop)).headers];
  const pages = [
    'user/activate/MQ',
    'user/email/MQ',
    'password/reset/confirm/MQ',
    'subscription/confirm/MQ',
    'admin/link/MQ',
  ];
  for (const page of pages) await shop.get(`/${page}/${planted}?token=${planted}`);
  await callEverything(shop, callers);
  expect(linesThatTell()).toEqual([]);
  expect(JSON.stringify(await shop.rows('audit_log'))).not.toMatch(secret);
  expect((await shop.get('/metrics')).body).not.toMatch(secret);

  const { pool } = shop.database;
  const { rows } = await pool.query(`select tablename as name from pg_tables where schemaname = 'public'`);
  for (const { name } of rows) await pool.query(`alter table "${name}" rename to "${name}_gone"`);
  afterAll(async () => {
    for (const { name } of rows) await pool.query(`alter table "${name}_gone" rename to "${name}"`);
  });
  expect(await callEverything(shop, callers)).toContain(500);
  const failures = lines.filter(({ msg }) => msg === 'request failed').length;
  expect(failures).toBeGreaterThan(50);
  expect(linesThatTell()).toEqual([]);
});

test('no secret of the settings is printed: not at the start, not in errors, not in replies', async () => {
  const said: string[] = [];
  const nowhere = 'http://127.0.0.1:1';
  await using shop = await openWholeShop(
    {
      SECRET_KEY: `${planted}-key-of-the-shop-itself`,
      SMTP_URL: `smtp://shop:${planted}@127.0.0.1:1`,
      MAIL_FROM: 'shop@rosa.example',
      WAYFORPAY_MERCHANT_ACCOUNT: 'rosa_example',
      WAYFORPAY_SECRET_KEY: `${planted}-of-the-bank`,
      WAYFORPAY_API_URL: nowhere,
      WAYFORPAY_WIDGET_URL: `${nowhere}/widget.js`,
      NOVA_POSHTA_API_KEY: `${planted}-of-the-carrier`,
      NOVA_POSHTA_API_URL: nowhere,
      METRICS_TOKEN: `${planted}-of-the-figures`,
    },
    log,
    (sentence) => said.push(sentence),
  );
  using send = sender(shop.port);
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const given = { 'content-type': 'application/json', origin: shop.settings.publicUrl, ...headers };
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const answer = await send({ method, path, headers: given, ...(payload && { body: payload }) });
    said.push(answer.body);
    return answer;
  };

  await call('POST', '/api/v1/users/reset_password/', { email: demoAccounts.customer.email });
  const placed = await call('POST', '/api/v1/orders/create/', {
    personal_info: { firstName: 'Олена', lastName: 'Коваль', phone: '+380671234567', email: 'olena@rosa.example' },
    delivery_type: 'pickup',
    delivery_info: {},
    payment_method: 'full',
    cart_items: [{ variantId: 1, qty: 1 }],
    total_price: '0.00',
  });
  const { total } = JSON.parse(placed.body);
  expect(placed.status).toBe(409);
  said.push(String(total));
  const { email, password } = demoAccounts.staff[0];
  const signed = await call('POST', '/api/v1/admin/auth/login/', { email, password });
  const staff = { cookie: String(signed.headers['set-cookie']).split(';')[0]! };
  for (const path of ['sender/', 'settings/', 'letters/', 'audit/', 'dashboard/'])
    await call('GET', `/api/v1/admin/${path}`, undefined, staff);
  for (const path of ['/', '/checkout', '/metrics', '/healthz', '/readyz', '/api/openapi.json'])
    await call('GET', path);

  const hasTried = () => lines.some((line) => JSON.stringify(line).includes('127.0.0.1:1'));
  await expect.poll(hasTried).toBe(true);
  expect(linesThatTell()).toEqual([]);
  expect(said.filter((words) => secret.test(words))).toEqual([]);
});
