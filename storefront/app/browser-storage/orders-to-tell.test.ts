import { beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { findOrderToTell, forgetOrderToTell, keepOrderToTell } from './orders-to-tell.ts';

const stored = openMemoryStorage();
beforeEach(() => stored.clear());

test('an order is known with its coupon until it is told', () => {
  keepOrderToTell({ id: 7, coupon: 'ROSA10' });
  keepOrderToTell({ id: 8 });
  expect(findOrderToTell(7)).toEqual({ id: 7, coupon: 'ROSA10' });
  forgetOrderToTell(7);
  expect(findOrderToTell(7)).toBeUndefined();
  expect(findOrderToTell(8)).toEqual({ id: 8 });
});

test('the same order is kept once, and only the last twenty', () => {
  for (let id = 1; id <= 25; id += 1) keepOrderToTell({ id });
  keepOrderToTell({ id: 25, coupon: 'ROSA10' });
  expect(JSON.parse(stored.get('ordersToTell') ?? '')).toHaveLength(20);
  expect(findOrderToTell(5)).toBeUndefined();
  expect(findOrderToTell(25)).toEqual({ id: 25, coupon: 'ROSA10' });
});

test.each(['', '{', '7', '[7,null,{"id":-1},{"id":"7"}]'])('%s holds no order', (text) => {
  stored.set('ordersToTell', text);
  expect(findOrderToTell(7)).toBeUndefined();
});
