import { expect, test } from 'vitest';
import { namedVariant, productAddress } from './product-address.ts';

test.each([
  ['variant=7', 7],
  ['utm_source=letter&variant=2147483647', 2_147_483_647],
  ['variant=7&variant=8', 7],
  ['', undefined],
  ['variant=', undefined],
  ['variant=0', undefined],
  ['variant=-7', undefined],
  ['variant=07', undefined],
  ['variant=7.0', undefined],
  ['variant=7e1', undefined],
  ['variant=%207', undefined],
  ['variant=٧', undefined],
  ['variant=2147483648', undefined],
  ['variant=9999999999999999999999', undefined],
  ['variant[]=7', undefined],
])('?%s names the variant %s', (query, id) => {
  expect(namedVariant(new URLSearchParams(query))).toBe(id);
});

test('a link to a variant names it, a link to a product names none', () => {
  expect(productAddress('cream', 7)).toBe('/product/cream?variant=7');
  expect(productAddress('cream')).toBe('/product/cream');
});
