import { demoAccounts } from '@shop/demo-catalogue/accounts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Send, sender } from '../fuzz/send-raw.ts';
import { openWholeShop, type WholeShop } from '../whole-shop.ts';

const publicUrl = 'https://rosa.example';
let shop: WholeShop;
let send: Send & Disposable;
let staff: Record<string, string>;
let picture: string;

beforeAll(async () => {
  shop = await openWholeShop({ PUBLIC_URL: publicUrl, ALLOW_PUBLIC_DEMO: 'yes' });
  send = sender(shop.port);
  const { email, password } = demoAccounts.staff[0];
  const signedIn = await ask('POST', '/api/v1/admin/auth/login/', { email, password });
  staff = { cookie: String(signedIn.headers['set-cookie']).split(';')[0]! };
  [picture = ''] = /\/media\/[0-9a-f]{32}\/\d+\.webp/.exec((await ask('GET', '/')).body) ?? [];
});
afterAll(async () => {
  send[Symbol.dispose]();
  await shop[Symbol.asyncDispose]();
});

async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const given = { ...(body && { 'content-type': 'application/json', origin: publicUrl }), ...headers };
  return await send({ method, path, headers: given, ...(body && { body: Buffer.from(JSON.stringify(body)) }) });
}

/** All kinds of replies: the request, the status, and the cache-control. */
const answers: [string, () => ReturnType<Send>, number, RegExp][] = [
  ['a page', () => ask('GET', '/sertificates'), 200, /must-revalidate/],
  ['the same page from memory', () => ask('GET', '/sertificates'), 200, /must-revalidate/],
  ['a page that is not there', () => ask('GET', '/nothing'), 404, /^no-store$/],
  ['a page for who is signed in', () => ask('GET', '/account'), 303, /^no-store$/],
  ['a picture', () => ask('GET', picture), 200, /immutable/],
  ['a picture that is not there', () => ask('GET', '/media/x/1.webp'), 404, /^no-store$/],
  ['the worker', () => ask('GET', '/sw.js'), 200, /must-revalidate/],
  ['a file that is not there', () => ask('GET', '/assets/nothing.js'), 404, /^no-store$/],
  ['the site map', () => ask('GET', '/sitemap.xml'), 200, /must-revalidate/],
  ['the rules for robots', () => ask('GET', '/robots.txt'), 200, /must-revalidate/],
  ['the catalogue', () => ask('GET', '/api/v1/shop/navbar/'), 200, /must-revalidate/],
  ['a refusal', () => ask('GET', '/api/v1/shop/product/nothing/'), 404, /^no-store$/],
  ['bad input', () => ask('POST', '/api/v1/orders/create/', {}), 400, /^no-store$/],
  ['an unknown call', () => ask('GET', '/api/v1/nothing/'), 404, /^no-store$/],
  ['an unreadable address', () => ask('GET', '/api/v1/shop/product/%zz/'), 404, /^no-store$/],
  ['another method', () => ask('PATCH', '/api/v1/shop/navbar/'), 404, /^no-store$/],
  ['a stranger at the account', () => ask('GET', '/api/v1/users/me/'), 401, /^no-store$/],
  ['a stranger at the back office', () => ask('GET', '/api/v1/admin/orders/'), 401, /^no-store$/],
  ['the orders', () => ask('GET', '/api/v1/admin/orders/', undefined, staff), 200, /^no-store$/],
  ['a table', () => ask('GET', '/api/v1/admin/export/orders/?format=csv', undefined, staff), 200, /^no-store$/],
  ['the back office', () => ask('GET', '/admin/orders'), 200, /^no-store$/],
  ['the description of the API', () => ask('GET', '/api/openapi.json'), 200, /must-revalidate/],
  ['its page', () => ask('GET', '/api/docs'), 200, /must-revalidate/],
  ['health', () => ask('GET', '/healthz'), 200, /^no-store$/],
  ['readiness', () => ask('GET', '/readyz'), 200, /^no-store$/],
  ['figures', () => ask('GET', '/metrics'), 200, /^no-store$/],
  ['the mailbox', () => ask('GET', '/mailbox'), 200, /^no-store$/],
  ['the bank', () => ask('GET', '/emulators/wayforpay/nothing'), 404, /^no-store$/],
  ['the carrier', () => ask('GET', '/emulators/nova-poshta/parcels'), 200, /^no-store$/],
  ['the way back from the bank', () => ask('GET', '/api/v1/orders/payment/return/x/'), 303, /^no-store$/],
  ['one click in a letter', () => ask('GET', '/api/v1/actions/subscriptions/unsubscribe/MQ/x/'), 303, /^no-store$/],
];

test.each(answers)('%s has the security headers', async (_what, asked, status, kept) => {
  const { status: answered, headers } = await asked();
  expect(answered).toBe(status);
  expect(headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': expect.stringMatching(/^strict-origin(-when-cross-origin)?$/),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    'permissions-policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
    'content-security-policy': expect.stringMatching(/default-src '(none|self)'/),
    'cache-control': expect.stringMatching(kept),
  });
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(name);
});

test('only pictures of products may be shown by foreign pages', async () => {
  const policies = new Map<string, unknown>();
  for (const [what, asked] of answers) policies.set(what, (await asked()).headers['cross-origin-resource-policy']);
  expect([...policies].filter(([, policy]) => policy !== 'same-origin')).toEqual([['a picture', 'cross-origin']]);
});

test('a download is saved under its name, and never opened as a page', async () => {
  const table = await ask('GET', '/api/v1/admin/export/customers/?format=csv', undefined, staff);
  expect(table.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
  expect(table.headers['content-type']).toMatch(/^text\/csv/);
});

test('the metrics name routes, and no persons', async () => {
  const email = demoAccounts.customer.email;
  await ask('POST', '/api/v1/jwt/create/', { email, password: 'wrong' });
  await ask('GET', `/api/v1/orders/a-secret-reference/?email=${email}`);
  await ask('GET', '/user/activate/MQ/a-secret-token');
  const { body } = await ask('GET', '/metrics');
  expect(body).toContain('route="/api/v1/orders/:reference/"');
  expect(body).not.toMatch(/a-secret|rosa\.example|customer@/);
});

test.each([
  ['rosa.example', 'https://rosa.example'],
  ['rosa.example:8443', 'https://rosa.example http://rosa.example:8443'],
  ['x"><script>', 'https://rosa.example'],
])('the back office opened by the name %s knows where changes are taken from: %s', async (host, origins) => {
  const { body } = await ask('GET', '/admin/orders', undefined, { host });
  expect(body).toContain(`<meta name="shop-origins" content="${origins}" /></head>`);
});
