import { expect, test } from 'vitest';
import { isAnswerOfReadablePage, isCacheable, isForCustomers, isReadableOffline, keptAddress } from './cacheable.ts';

test.each([
  '/',
  '/home',
  '/product/rosa-lab-ice-toner',
  '/product/rosa-lab-ice-toner/',
  '/collection/verba',
  '/skin-type/zhyrna',
  '/product-type/kremy',
  '/products_collection',
  '/sertificates',
  '/contacts',
  '/about-us',
  '/page/delivery',
  '/info/privacy',
])('%s can be read offline', (path) => {
  expect(isReadableOffline(path)).toBe(true);
});

test.each([
  '/checkout',
  '/account',
  '/login',
  '/register',
  '/registration-success',
  '/change-password',
  '/reset-password',
  '/reset-password-success',
  '/password/reset/confirm/MQ/token',
  '/user/activate/MQ/token',
  '/user/email/MQ/token',
  '/subscription/token',
  '/confirmation',
  '/failed',
  '/payment-confirmation/ROSA-1',
  '/partner',
  '/placeholder',
  '/offline',
  '/admin',
  '/mailbox',
  '/api/docs',
  '/emulators/wayforpay/pay',
  '/product',
  '/product/rosa-lab-ice-toner/edit',
  '/nothing-here',
])('%s is never kept', (path) => {
  expect(isReadableOffline(path)).toBe(false);
});

test.each(['/api/docs', '/admin', '/admin/orders', '/mailbox', '/emulators/wayforpay/pay'])(
  '%s is left to the browser',
  (path) => {
    expect(isForCustomers(path)).toBe(false);
  },
);

test.each([
  ['/api/v1/shop/product/rosa-lab-ice-toner/', true],
  ['/api/v1/shop/brands/verba/', true],
  ['/api/v1/shop/listing/', true],
  ['/api/v1/shop/navbar/', true],
  ['/api/v1/pages/blocks/about/', true],
  ['/api/v1/pages/page/delivery/', true],
  ['/api/v1/pages/info/privacy/', true],
  ['/api/v1/pages/', true],
  ['/api/v1/shop/sertificated/', true],
  // Cart and checkout calculate with these.
  ['/api/v1/sertificate-variants/', false],
  ['/api/v1/shop/wishlist/', false],
  ['/api/v1/orders/promocode/validate/', false],
  ['/api/v1/np/search/city/', false],
  // Personal data.
  ['/api/v1/users/me/', false],
  ['/api/v1/actions/orders/', false],
  ['/api/v1/orders/ROSA-1/', false],
  ['/api/v1/auth/sessions/', false],
  // Unlimited number of addresses.
  ['/api/v1/shop/search/', false],
])('an answer at %s is kept: %s', (path, isKept) => {
  expect(isAnswerOfReadablePage(path)).toBe(isKept);
});

test.each([
  ['https://rosa.example/?utm_source=letter&gclid=1#news', 'https://rosa.example/'],
  ['https://rosa.example/collection/verba?page=2&utm_medium=x', 'https://rosa.example/collection/verba?page=2'],
])('%s is kept at %s', (url, address) => {
  expect(keptAddress(url)).toBe(address);
});

const html = { 'content-type': 'text/html; charset=utf-8' };
const answer = (change: object, headers: Record<string, string> = {}) =>
  ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ ...html, ...headers }),
    ...change,
  }) as Response;

test.each([
  ['a whole page', answer({}), true],
  ['a page that was not found', answer({ status: 404 }), false],
  ['a shop that is closed', answer({ status: 503 }), false],
  ['a way to another page', answer({ status: 0, type: 'opaqueredirect' }), false],
  ['the other page', answer({ redirected: true }), false],
  ['a page that nobody may keep', answer({}, { 'cache-control': 'no-store' }), false],
  ['a part of a file', answer({ status: 206 }), false],
])('%s may be kept: %3$s', (_what, response, isKept) => {
  expect(isCacheable(response)).toBe(isKept);
});
