import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/account', '/account#orders', '/checkout?debug=true', '/product/сироватка'])(
  '%s is an address of the shop',
  (given) => {
    expect(ownPath(given)).toBe(given);
  },
);

test.each([
  null,
  '',
  'account',
  'https://other.example/',
  'javascript:alert(1)',
  '//other.example',
  '///other.example',
  '/\\other.example',
  '\\/other.example',
  '/\t/other.example',
  '/\n/other.example',
  '/..//other.example',
])('%j is not followed', (given) => {
  expect(ownPath(given)).toBeUndefined();
});
