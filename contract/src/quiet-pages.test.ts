import { expect, test } from 'vitest';
import { isQuietPage } from './quiet-pages.ts';

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
