import { expect, test } from 'vitest';
import { isPageThatPays } from './pages-that-pay.ts';

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
