import { expect, test } from 'vitest';
import { countingStorefront, htmlPage, ordinaryPages } from '../../../tests/counting-storefront.ts';
import { logInto } from '../../../tests/log-into.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';

const secret = 'MZ9k3vQx7Lw2Tn8RbYc5Hd4Jf6Gs1Pa0';
const pages = [`/order/${secret}`, `/order/${secret}/parcel`];

test('the page of an order is rendered for each request, and kept by nobody', async () => {
  const storefront = ordinaryPages();
  await using shop = await openTestShop({ storefront, containerId: 'GTM-ABC123' });
  for (const address of pages) {
    const [one, other] = [await shop.get(address), await shop.get(address)];
    expect(one.body).not.toBe(other.body);
    for (const { headers } of [one, other]) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(headers).not.toHaveProperty('etag');
      expect(headers['content-security-policy']).not.toContain('google');
    }
  }
  // The rendering needs the reference, unlike the pages of links in letters, which only the browser reads.
  expect(storefront.rendered).toEqual(pages.flatMap((page) => Array(2).fill(`http://localhost:3000${page}`)));
  await shop.get(`/payment-confirmation/${secret}`);
  expect(storefront.rendered.at(-1)).toBe('http://localhost:3000/payment-confirmation/reference');
});

test('the address of an order is in no log, also when its page fails', async () => {
  const lines: unknown[] = [];
  const log = logInto((line) => lines.push(line));
  const storefront = countingStorefront(async () => htmlPage('page', { status: 500 }));
  await using shop = await openTestShop({ storefront, log });
  for (const address of [...pages, `/api/v1/orders/${secret}/`, `/api/v1/orders/${secret}/parcel/`])
    await shop.get(address);
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test('search engines are kept away', async () => {
  await using shop = await openTestShop({ storefront: ordinaryPages() });
  expect((await shop.get('/robots.txt')).body).toContain('Disallow: /order/');
});
