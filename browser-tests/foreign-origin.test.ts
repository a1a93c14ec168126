import type { Page } from '@playwright/test';
import { goodPassword } from './at-the-door.ts';
import {
  type Call,
  callByForm,
  callByScript,
  embed,
  foreignServer,
  frame,
  openWindow,
  postWholePage,
} from './foreign-page.ts';
import { testInOwnShop } from './own-shop.ts';
import { expect } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';
import { placeOrder, signUp } from './signed-up.ts';

/** No other test changes anything in this shop. */
const test = testInOwnShop();

type Operations = Record<string, Record<string, object>>;

/** Every changing API call, aimed at the first record of its kind, and every reading one. */
async function everyCall(page: Page): Promise<{ writing: Call[]; reading: string[] }> {
  const { paths } = (await (await page.request.get('/api/openapi.json')).json()) as { paths: Operations };
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1') })),
  );
  return {
    writing: all.filter(({ method }) => method !== 'GET').map(({ method, path }) => ({ method, path, body: '{}' })),
    reading: all.filter(({ method }) => method === 'GET').map(({ path }) => path),
  };
}

/** The state that an attack would change: the customer's data, all data of the owner, and the cookies. */
async function everythingOf(page: Page) {
  const read = async (path: string) => await (await page.request.get(path)).json();
  const { exported: _, sessions, ...customer } = await read('/api/v1/users/me/export/');
  const lists = [
    'audit',
    'staff',
    'orders',
    'customers',
    'promo-codes',
    'certificates',
    'brands',
    'banners',
    'letters',
  ];
  return {
    customer,
    sessions: sessions.length,
    settings: await read('/api/v1/admin/settings/'),
    maintenance: await read('/api/v1/admin/maintenance/'),
    lists: await Promise.all(lists.map((list) => read(`/api/v1/admin/${list}/`))),
    cookies: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort(),
  };
}

test('a page elsewhere, of another site or of the next port, changes and reads nothing of who is signed in', async ({
  ownShop,
  page,
  context,
  complaints,
}) => {
  test.slow();
  const customer = await signUp(page);
  const order = await placeOrder(page, customer, { things: [{ product: 'rosa-lab-ice-toner' }], total: '540.00' });
  await signInAsOwner(page, ownShop);
  /** Each of these would succeed from the shop's own pages. */
  const aimed: Call[] = [
    { method: 'PUT', path: '/api/v1/actions/update/', body: JSON.stringify({ city: 'Чуже місто' }) },
    { method: 'POST', path: `/api/v1/admin/orders/${order.order_id}/confirm/`, body: '{}' },
    { method: 'POST', path: '/api/v1/admin/promo-codes/', body: JSON.stringify({ code: 'CHUZHYI', percent: 90 }) },
    { method: 'POST', path: '/api/v1/auth/logout-everywhere/', body: '{}' },
  ];
  const signIn = {
    method: 'POST',
    path: '/api/v1/jwt/create/',
    body: JSON.stringify({ email: customer.email, password: goodPassword }),
  };
  const signOut = { method: 'POST', path: '/api/v1/auth/logout/', body: '{}' };
  const { writing, reading } = await everyCall(page);
  expect(writing.length).toBeGreaterThan(90);
  // Letters sent meanwhile for other reasons do not count.
  const lettersTo = async (email: string, state: string) =>
    (await (await page.request.get(`/api/v1/admin/letters/?q=${email}&state=${state}`)).json()).total;
  await expect.poll(() => lettersTo(customer.email, 'sent')).toBe(2);
  await expect.poll(() => lettersTo('', 'waiting')).toBe(0);
  const before = await everythingOf(page);

  await using elsewhere = await foreignServer();
  // SameSite cookies are sent from another port, too: a port does not change the site.
  for (const origin of [`http://localhost:${elsewhere.port}`, `http://127.0.0.1:${elsewhere.port}`]) {
    const foreign = await context.newPage();
    await foreign.goto(origin);
    expect(await callByScript(foreign, ownShop, [...aimed, signIn, ...writing])).toEqual([]);
    await callByForm(foreign, ownShop, [...aimed, signIn, signOut]);
    expect(await embed(foreign, ownShop, reading)).toEqual([]);
    const pages = ['/', '/account', '/checkout', '/admin', '/mailbox', '/api/v1/users/me/'];
    const framed = await frame(
      foreign,
      pages.map((path) => `${ownShop}${path}`),
    );
    expect(framed).toEqual(pages.map(() => 'chrome-error://chromewebdata/'));
    expect(await openWindow(foreign, `${ownShop}/account`)).toBe('nothing');
    for (const call of [...aimed, signIn, signOut]) await postWholePage(foreign, { origin, shop: ownShop, call });
    expect(await everythingOf(page)).toEqual(before);
    await foreign.close();
  }

  // The same calls from a page of the shop, to prove that each was worth trying.
  await page.goto('/contacts');
  await callByScript(page, ownShop, aimed);
  const read = async (path: string) => await (await page.request.get(`/api/v1/admin/${path}/`)).json();
  const codes = (await read('promo-codes')).data.map(({ code }: { code: string }) => code);
  expect(codes).toContain('CHUZHYI');
  expect((await read(`orders/${order.order_id}`)).state).toBe('confirmed');
  const known = (await read('customers')).data.find(({ email }: { email: string }) => email === customer.email);
  expect(known.city).toBe('Чуже місто');
  expect((await page.request.get('/api/v1/users/me/')).status()).toBe(401);
  // Of the content types only JSON is accepted.
  complaints.splice(0);
});
