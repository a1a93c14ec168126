import { expect, test } from 'vitest';
import { ordinaryPages } from '../../../tests/counting-storefront.ts';
import { openTestShop } from '../../../tests/open-test-shop.ts';

const quiet = [
  '/checkout',
  '/failed?order=secret',
  '/payment-confirmation/secret',
  '/user/activate/MQ/secret',
  '/password/reset/confirm/MQ/secret',
  '/login',
];
const others = ['/', '/product/toner', '/confirmation'];

test('tags may be loaded on ordinary pages of a shop that has some', async () => {
  await using shop = await openTestShop({ storefront: ordinaryPages(), containerId: 'GTM-ABC123' });
  for (const address of others) {
    const { headers } = await shop.get(address);
    expect(headers['content-security-policy'], address).toContain('https://*.googletagmanager.com');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
  }
});

test('a page with a secret, or with data of a customer, allows no tags and sends no referrer', async () => {
  await using shop = await openTestShop({ storefront: ordinaryPages(), containerId: 'GTM-ABC123' });
  for (const address of quiet) {
    const { headers } = await shop.get(address);
    expect(headers['content-security-policy'], address).not.toContain('google');
    expect(headers['referrer-policy'], address).toBe('strict-origin');
  }
});

test('a shop without a container allows tags on no page', async () => {
  await using shop = await openTestShop({ storefront: ordinaryPages() });
  for (const address of [...quiet, ...others]) {
    expect((await shop.get(address)).headers['content-security-policy'], address).not.toContain('google');
  }
});
