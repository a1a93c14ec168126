import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countingStorefront, htmlPage } from '../../../tests/counting-storefront.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';

const behindProxy = { trustProxy: ['127.0.0.1'] };
const home = { 'x-forwarded-for': '203.0.113.7' };
const elsewhere = { 'x-forwarded-for': '198.51.100.1' };
const choice = (number: number) => `/collection/verba?price_from=${number + 1}`;
const titleOf = ({ body }: { body: string }) => /<title>(.*)<\/title>/.exec(body)?.[1];
const pathOf = (url: string) => url.replace('http://localhost:3000', '');

/** Each page is named after its address. */
const namedPages = () => countingStorefront(async (_times, url) => htmlPage(pathOf(url)));

test('a network that invents too many filters is rate limited, and cached pages are still shown', async () => {
  const storefront = namedPages();
  await using shop = await openTestShop({ storefront, ...behindProxy });
  for (let number = 0; number < 240; number += 1) expect((await shop.get(choice(number), home)).statusCode).toBe(200);
  // On a slow machine the limit has refilled a little by now.
  let next = 240;
  let refused = await shop.get(choice(next), home);
  while (refused.statusCode === 200) {
    next += 1;
    refused = await shop.get(choice(next), home);
  }

  expect([refused.statusCode, refused.headers['cache-control'], titleOf(refused)]).toEqual([
    429,
    'no-store',
    '/too-many-requests',
  ]);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.headers).not.toHaveProperty('etag');
  expect(storefront.rendered.map(pathOf)).not.toContain(choice(next));
  for (const known of [choice(0), '/collection/verba', '/']) {
    const page = await shop.get(known, home);
    expect([page.statusCode, titleOf(page)]).toEqual([200, known]);
  }
  expect((await shop.get(choice(next), elsewhere)).statusCode).toBe(200);
  // Now it is cached, for all networks.
  expect((await shop.get(choice(next), home)).statusCode).toBe(200);
});

/** A storefront whose listings wait until the test calls `finish`. */
function waitingPages() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const storefront = countingStorefront(async (_times, url) => {
    if (url.includes('?')) await promise;
    return htmlPage(pathOf(url));
  });
  return { storefront, finish: resolve };
}

test('pages with filters are rendered two at a time, and one network gets at most twenty places in the queue', async () => {
  const { storefront, finish } = waitingPages();
  await using shop = await openTestShop({ storefront, ...behindProxy });
  const waiting = Array.from({ length: 20 }, (_, number) => shop.get(choice(number), home));
  await expect.poll(() => storefront.rendered).toHaveLength(2);
  const refused = await shop.get(choice(20), home);
  expect([refused.statusCode, refused.headers['retry-after'], titleOf(refused)]).toEqual([
    429,
    '5',
    '/too-many-requests',
  ]);
  // The page of the refusal and other pages do not wait.
  expect(titleOf(await shop.get('/', home))).toBe('/');
  const other = shop.get(choice(20), elsewhere);
  await setImmediate();
  expect(storefront.rendered.filter((url) => url.includes('?'))).toHaveLength(2);

  finish();
  expect((await Promise.all([...waiting, other])).map(titleOf)).toEqual(
    Array.from({ length: 21 }, (_, number) => choice(number)),
  );
});

test('requests for the same filters share one place', async () => {
  const { storefront, finish } = waitingPages();
  await using shop = await openTestShop({ storefront, ...behindProxy });
  const waiting = Array.from({ length: 60 }, () => shop.get(choice(1), home));
  finish();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(200));
  expect(storefront.rendered).toHaveLength(1);
});

test('a page with filters is compressed quickly at first, and well at its second request', async () => {
  const words = Array.from({ length: 4_000 }, (_, number) => `${(number * 7_919) % 1_000} роса ${number % 37}`).join(
    ' ',
  );
  const storefront = countingStorefront(async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(`<title>choice</title>${words}`, { headers });
  });
  await using shop = await openTestShop({ storefront });
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const bytesOf = async (path: string) => {
    const reply = await shop.app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    expect([reply.headers['content-encoding'], brotliDecompressSync(reply.rawPayload).toString()]).toEqual([
      'br',
      expect.stringContaining(words),
    ]);
    return reply.rawPayload.length;
  };
  const well = await bytesOf('/collection/verba');
  const quickly = await bytesOf(choice(1));
  expect(quickly).toBeGreaterThan(well);
  expect(await bytesOf(choice(1))).toBe(quickly);

  expect((await fetch(`${address}${choice(1)}`)).status).toBe(200);
  await expect.poll(() => bytesOf(choice(1))).toBe(well);
  expect(storefront.rendered).toHaveLength(2);
});
