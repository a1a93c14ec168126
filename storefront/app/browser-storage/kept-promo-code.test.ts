import { afterEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { forgetPromoCode, keepPromoCode, readPromoCode } from './kept-promo-code.ts';

const stored = openMemoryStorage();
afterEach(() => stored.clear());

test('a code is kept with its percent until it is forgotten', () => {
  keepPromoCode('ROSA10', 10);
  expect(stored.get('promoCode')).toBe('{"code":"ROSA10","percent":10}');
  expect(readPromoCode()).toEqual({ code: 'ROSA10', percent: 10 });
  forgetPromoCode();
  expect([...stored]).toEqual([]);
  expect(readPromoCode()).toBeUndefined();
});

test.each([
  '{',
  'null',
  '"ROSA10"',
  '{"code":"ROSA10"}',
  '{"code":"","percent":10}',
  '{"code":"ROSA10","percent":0}',
  '{"code":"ROSA10","percent":101}',
  '{"code":"ROSA10","percent":"10"}',
  '{"code":"ROSA10","percent":2.5}',
])('broken content is no code: %s', (text) => {
  stored.set('promoCode', text);
  expect(readPromoCode()).toBeUndefined();
});

test('what is no percent is not kept', () => {
  keepPromoCode('ROSA10', 10);
  keepPromoCode('ROSA10', 1000);
  expect([...stored]).toEqual([]);
});
