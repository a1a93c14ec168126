import { expect, test } from 'vitest';
import { secretPartOf, withoutSecrets } from './page-secrets.ts';
import { allPages, findPage, isPageThatPays, isQuietPage } from './pages.ts';

test.each([
  '/checkout',
  '/checkout/',
  '/failed',
  '/failed?order=secret',
  '/payment-confirmation/secret',
  '/confirmation?order=secret',
  '/confirmation?utm_source=letter&order=secret#top',
  '/user/activate/MQ/secret',
  '/user/email/MQ/secret',
  '/password/reset/confirm/MQ/secret',
  '/subscription/confirm/secret',
  '/account',
  '/account#orders',
  '/login?next=/change-password',
  '/register',
  '/registration-success',
  '/reset-password',
  '/reset-password-success',
  '/change-password',
])('%s has no tags', (address) => {
  expect(isQuietPage(address)).toBe(true);
});

test.each([
  '/',
  '/product/rosa-lab-ice-toner',
  '/confirmation',
  '/contacts',
  '/page/terms',
  '/product/login',
  '/?border=1',
])('%s may have tags', (address) => {
  expect(isQuietPage(address)).toBe(false);
});

test.each([
  '/checkout',
  '/checkout/',
  '/checkout?debug=true',
  '/failed',
  '/failed#content',
  '/payment-confirmation/x-1',
])('%s allows the card provider', (address) => {
  expect(isPageThatPays(address)).toBe(true);
});

test.each([
  '/',
  '/confirmation',
  '/payment-confirmation',
  '/payment-confirmation/',
  '/checkout/x',
  '/Checkout',
  '/page/checkout',
  '/?to=/checkout',
  '',
])('%s does not', (address) => {
  expect(isPageThatPays(address)).toBe(false);
});

test.each([
  ['/', 'home'],
  ['/collection/verba', 'brand'],
  ['/collection/verba/?page=2#top', 'brand'],
  ['/goal/zvolozhennia', 'goal'],
  ['/password/reset/confirm', 'newPassword'],
  ['/password/reset/confirm/MQ', 'newPassword'],
  ['/password/reset/confirm/MQ/token/', 'newPassword'],
  ['/password/reset/confirm/MQ/token/more', undefined],
  ['/collection', undefined],
  ['/collection//', undefined],
  ['/Contacts', undefined],
  ['/collection/verba/all', undefined],
  ['/nothing-here', undefined],
])('%s is the page %s', (address, name) => {
  expect(findPage(address)?.name).toBe(name);
});

test.each([
  ['/payment-confirmation/MZ9_x-4', '/payment-confirmation/reference'],
  ['/payment-confirmation/MZ9_x-4//', '/payment-confirmation/reference'],
  ['/password/reset/confirm/MQ', '/password/reset/confirm/uid'],
  ['/password/reset/confirm/MQ/secret', '/password/reset/confirm/uid/token'],
  ['/user/activate/MQ/secret/more', '/user/activate/MQ/secret/more'],
  ['/product/cream', '/product/cream'],
])('%s is rendered as %s', (path, rendered) => {
  expect(withoutSecrets(path)).toBe(rendered);
});

test.each([
  ['/user/activate/MQ/secret', '/user/activate/'],
  ['/user/activate/MQ/secret/more', '/user/activate/'],
  ['/payment-confirmation/secret?x', '/payment-confirmation/'],
  ['/user/activated', undefined],
  ['/product/payment-confirmation/', undefined],
])('the secret of %s begins after %s', (address, part) => {
  expect(secretPartOf(address)).toBe(part);
});

test('pages with a secret have no tags, are kept by no browser and found by no search engine', () => {
  const secret = allPages.filter(({ hasSecret }) => hasSecret);
  expect(secret.length).toBeGreaterThan(5);
  for (const { hasTags, isKeptOffline, seenBy, inSitemap } of secret)
    expect([hasTags, isKeptOffline, seenBy, inSitemap]).toEqual([undefined, undefined, undefined, undefined]);
});
