import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countingStorefront, htmlPage, ordinaryPages } from '../../../tests/counting-storefront.ts';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop, variant } from '../../../tests/open-test-shop.ts';
import { listen } from '../../database/listen.ts';
import { followCatalogue } from '../../features/catalogue/cache/follow-catalogue.ts';
import { catalogueChannel } from '../../features/catalogue/write-catalogue.queries.ts';
import { changeCatalogue } from '../../features/catalogue-cache/change-catalogue.ts';

const titleOf = ({ body }: { body: string }) => /<title>(.*)<\/title>/.exec(body)?.[1];

test('a page is rendered once for all visitors, whatever their cookies and parameters of advertisements', async () => {
  const storefront = ordinaryPages();
  await using shop = await openTestShop({ storefront });
  const pages = [
    await shop.get('/'),
    await shop.get('/', { cookie: 'session=1', 'accept-language': 'pl' }),
    await shop.get('/?utm_source=letter'),
  ];
  expect(pages.map(titleOf)).toEqual(['time 1', 'time 1', 'time 1']);
  expect(titleOf(await shop.get('/?debug=true'))).toBe('time 2');
  expect(storefront.rendered).toEqual(['http://localhost:3000/', 'http://localhost:3000/?debug=true']);
});

test('however many wait for a page, it is rendered once, also when the first of them has left', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const storefront = countingStorefront(() => promise);
  await using shop = await openTestShop({ storefront });
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const impatience = new AbortController();
  const left = fetch(address, { signal: impatience.signal }).catch((error: Error) => error.name);
  await expect.poll(() => storefront.rendered).toHaveLength(1);
  const waiting = Array.from({ length: 20 }, () => shop.get('/'));
  impatience.abort();
  expect(await left).toBe('AbortError');

  resolve(htmlPage('worth waiting'));

  expect((await Promise.all(waiting)).map(titleOf)).toEqual(Array(20).fill('worth waiting'));
  expect(storefront.rendered).toHaveLength(1);
});

test('a page rendered during a change is sent but not cached', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const storefront = countingStorefront(async (times) => (times === 1 ? await promise : htmlPage('new')));
  await using shop = await openTestShop({ storefront });
  const early = shop.get('/');
  await expect.poll(() => storefront.rendered).toHaveLength(1);
  await changeCatalogue(shop.shop, async () => {});
  resolve(htmlPage('old'));
  expect(titleOf(await early)).toBe('old');
  expect(titleOf(await shop.get('/'))).toBe('new');
});

test('a change of the catalogue drops pages, and the change itself need not be ours', async () => {
  await using shop = await openTestShop({ storefront: ordinaryPages() });
  await shop.get('/');
  await shop.addBrand();
  expect(titleOf(await shop.get('/'))).toBe('time 2');

  await using _following = await followCatalogue(shop.database, shop.shop);
  await shop.database.db.execute(sql`update brands set name = 'Верба'`);
  await expect.poll(async () => titleOf(await shop.get('/'))).toBe('time 3');
});

test('pages are dropped when a variant runs out and when it comes back, and not for each piece sold', async () => {
  await using shop = await openTestShop({ storefront: ordinaryPages() });
  await shop.addProduct({ brandId: await shop.addBrand(), slug: 'cream' });
  const heard: string[] = [];
  await using _hearing = await listen(shop.database, catalogueChannel, (whatChanged) => heard.push(whatChanged));
  await using _following = await followCatalogue(shop.database, shop.shop);
  await shop.get('/api/v1/shop/product/cream/');
  expect(titleOf(await shop.get('/'))).toBe('time 1');

  for (const pieces of [4, 1, 0]) await shop.setStock('CREAM-50', pieces);
  await expect.poll(async () => titleOf(await shop.get('/'))).toBe('time 2');
  for (const pieces of [0, 1, 2]) await shop.setStock('CREAM-50', pieces);
  await expect.poll(async () => titleOf(await shop.get('/'))).toBe('time 3');

  await expect.poll(() => heard).toEqual(['availability', 'availability']);
  expect(shop.shop.catalogueCache.size.answers).toBe(1);
});

test('a page is cached for each variant of its product, and not for other numbers', async () => {
  const storefront = ordinaryPages();
  await using shop = await openTestShop({ storefront });
  const brandId = await shop.addBrand();
  const variants = [variant('C-50', 860_00), variant('C-100', 1_400_00)];
  await shop.addProduct({ brandId, slug: 'cream', variants });
  await shop.addProduct({ brandId, slug: 'toner' });
  const at = async (query: string) => titleOf(await shop.get(`/product/cream${query}`));

  expect([await at(''), await at('?variant=2'), await at('?variant=2&utm_source=letter')]).toEqual([
    'time 1',
    'time 2',
    'time 2',
  ]);
  // The first one, one of another product, unknown ones, and invalid numbers.
  for (const written of ['1', '3', '4', '999999', '2147483647', '2147483648', '02', '-2', 'x', '', "2'--"])
    expect([written, await at(`?variant=${written}`)]).toEqual([written, 'time 1']);
  expect(titleOf(await shop.get('/product/nothing?variant=2'))).toBe('time 3');
  expect(storefront.rendered.map((url) => url.replace('http://localhost:3000', ''))).toEqual([
    '/product/cream',
    '/product/cream?variant=2',
    '/product/nothing',
  ]);
  expect(shop.shop.pageCache.size.answers).toBe(3);
});

/** A storefront where all addresses are unknown, with routes named after the first part of the address. */
function missingPages(meanwhile: (times: number) => Promise<void> = async () => {}) {
  const titles: string[] = [];
  const storefront = countingStorefront(async (times, url, { hasMissingPage }) => {
    await meanwhile(times);
    const path = new URL(url).pathname;
    const hasOne = hasMissingPage(path.split('/', 2).join('/'));
    if (!hasOne) titles.push(path);
    return hasOne ? new Response(null, { status: 404 }) : htmlPage(path, { status: 404 });
  });
  return { storefront, titles };
}

test('the 404 page is rendered once per route, for any number of unknown addresses', async () => {
  const { storefront, titles } = missingPages();
  await using shop = await openTestShop({ storefront });
  const ask = async (address: string) => {
    const page = await shop.get(address, { 'if-none-match': '*' });
    const { 'cache-control': keeping, etag } = page.headers;
    return [page.statusCode, keeping, etag, titleOf(page)];
  };
  for (const address of ['/a/1', '/a/2', '/a/1'])
    expect([address, await ask(address)]).toEqual([address, [404, 'no-store', undefined, '/a/1']]);
  for (const address of ['/collection/1', '/collection/2?page=4', '/collection/2?page=5'])
    expect([address, await ask(address)]).toEqual([address, [404, 'no-store', undefined, '/collection/1']]);
  expect(titles).toEqual(['/a/1', '/collection/1']);
  expect(shop.shop.pageCache.size.answers).toBe(2);
});

test('a cached 404 page is dropped by a change, and one rendered during a change is not cached', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { storefront, titles } = missingPages(async (times) => (times === 3 ? await promise : undefined));
  await using shop = await openTestShop({ storefront });
  await shop.get('/a/1');
  await shop.get('/a/2');
  await changeCatalogue(shop.shop, async () => {});
  const early = shop.get('/a/3');
  await expect.poll(() => storefront.rendered).toHaveLength(3);
  await changeCatalogue(shop.shop, async () => {});
  resolve();
  expect(titleOf(await early)).toBe('/a/3');
  expect(titleOf(await shop.get('/a/4'))).toBe('/a/4');
  expect(titleOf(await shop.get('/a/5'))).toBe('/a/4');
  expect(titles).toEqual(['/a/1', '/a/3', '/a/4']);
});

test('a page that appears at an unknown address is shown, and so is a redirect', async () => {
  let isThere = false;
  const storefront = countingStorefront(async (_times, _url, { hasMissingPage }) => {
    if (isThere) return htmlPage('new');
    return hasMissingPage('product') ? new Response(null, { status: 404 }) : htmlPage('missing', { status: 404 });
  });
  await using shop = await openTestShop({ storefront });
  for (const address of ['/product/cream', '/product/cream']) expect((await shop.get(address)).statusCode).toBe(404);
  await shop.database.pool.query(
    `insert into redirects (from_path, to_path) values ('/product/old', '/product/cream')`,
  );
  expect((await shop.get('/product/old')).headers).toMatchObject({ location: '/product/cream' });
  isThere = true;
  const page = await shop.get('/product/cream');
  expect([page.statusCode, titleOf(page)]).toEqual([200, 'new']);
});

test('a 404 page has the headers of its own address, and one with failures is not cached', async () => {
  let hasFailed = true;
  const storefront = countingStorefront(async (times, _url, { hasMissingPage, report }) => {
    if (hasFailed) report(new Error('no menu'));
    return hasMissingPage('*') ? new Response(null, { status: 404 }) : htmlPage(`time ${times}`, { status: 404 });
  });
  await using shop = await openTestShop({ storefront, log: logInto(() => {}) });
  const ask = async (address: string) => {
    const page = await shop.get(address);
    return [titleOf(page), page.headers['referrer-policy'] === 'strict-origin'];
  };
  expect(await ask('/a')).toEqual(['time 1', false]);
  hasFailed = false;
  expect(await ask('/a')).toEqual(['time 2', false]);
  expect(await ask('/b')).toEqual(['time 2', false]);
  expect(await ask('/account/b')).toEqual(['time 4', true]);
  expect(await ask('/account/c')).toEqual(['time 4', true]);
  expect(await ask('/a?debug=true')).toEqual(['time 6', false]);
});

test.each([
  ['a page that was not found', () => htmlPage('no', { status: 404 }), 404, 'no-store'],
  ['a page that failed', () => htmlPage('no', { status: 500 }), 500, 'no-store'],
  ['a personal page', () => htmlPage('no', { headers: { 'cache-control': 'no-store' } }), 200, 'no-store'],
  ['a private page', () => htmlPage('no', { headers: { 'cache-control': 'private' } }), 200, 'private'],
  ['a page with a cookie', () => htmlPage('no', { headers: { 'set-cookie': 'a=1' } }), 200, 'no-store'],
  ['a response without HTML', () => new Response('{}', { headers: { 'content-type': 'text/plain' } }), 200, 'no-store'],
])('%s is not cached', async (_what, respond, status, cacheControl) => {
  const storefront = countingStorefront(async () => respond());
  await using shop = await openTestShop({ storefront });
  await shop.get('/');
  const { statusCode, headers } = await shop.get('/', { 'if-none-match': '*' });
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([status, cacheControl, undefined]);
  expect(storefront.rendered).toHaveLength(2);
});

test('a failure is sent to all who wait, logged once, and not cached', async () => {
  const lines: Record<string, unknown>[] = [];
  const storefront = countingStorefront(async (times, _url, { report }) => {
    if (times === 1) report(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    return htmlPage(`time ${times}`);
  });
  await using shop = await openTestShop({ storefront, log: logInto((line) => lines.push(line), 'error') });
  const answers = await Promise.all([shop.get('/'), shop.get('/')]);
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '60'],
    [503, '60'],
  ]);
  expect(lines.map(({ msg }) => msg)).toEqual(['page rendering failed']);
  expect(titleOf(await shop.get('/'))).toBe('time 2');
});

test('a rendering that throws is an error for all who wait, and is retried at the next request', async () => {
  const storefront = countingStorefront(async (times) => {
    if (times === 1) throw new Error('broken');
    return htmlPage('whole');
  });
  await using shop = await openTestShop({ storefront });
  const answers = await Promise.all([shop.get('/'), shop.get('/')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  expect(titleOf(await shop.get('/'))).toBe('whole');
});

test('in development nothing is kept', async () => {
  const storefront = ordinaryPages();
  await using shop = await openTestShop({ storefront: { ...storefront, isDevelopment: true } });
  await shop.get('/');
  expect(titleOf(await shop.get('/'))).toBe('time 2');
});

test('the page cache stays within its bounds', async () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  await using shop = await openTestShop({ storefront: countingStorefront(async () => htmlPage(megabyte)) });
  for (let number = 0; number < 70; number += 1) await shop.get(`/page-${number}`);
  const { answers, bytes } = shop.shop.pageCache.size;
  expect(answers).toBe(63);
  expect(bytes).toBeLessThan(64 * 1024 * 1024);
});

test('any number of invented filters does not evict the common pages from the cache', async () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  const storefront = countingStorefront(async () => htmlPage(megabyte));
  await using shop = await openTestShop({ storefront });
  await shop.get('/collection/verba');
  for (let price = 1; price <= 20; price += 1) await shop.get(`/collection/verba?price_from=${price}`);
  expect(shop.shop.pageCache.size.answers).toBe(1 + 10);
  await shop.get('/collection/verba');
  expect(storefront.rendered).toHaveLength(21);
});
