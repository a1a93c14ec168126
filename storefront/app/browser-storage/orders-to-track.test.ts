import { beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { findOrderToTrack, keepOrderToTrack, removeOrderToTrack } from './orders-to-track.ts';

const stored = openMemoryStorage();
beforeEach(() => stored.clear());

test('an order is known with its coupon until it is told', () => {
  keepOrderToTrack({ id: 7, coupon: 'ROSA10' });
  keepOrderToTrack({ id: 8 });
  expect(findOrderToTrack(7)).toEqual({ id: 7, coupon: 'ROSA10' });
  removeOrderToTrack(7);
  expect(findOrderToTrack(7)).toBeUndefined();
  expect(findOrderToTrack(8)).toEqual({ id: 8 });
});

test('the same order is kept once, and only the last twenty', () => {
  for (let id = 1; id <= 25; id += 1) keepOrderToTrack({ id });
  keepOrderToTrack({ id: 25, coupon: 'ROSA10' });
  expect(JSON.parse(stored.get('ordersToTell') ?? '')).toHaveLength(20);
  expect(findOrderToTrack(5)).toBeUndefined();
  expect(findOrderToTrack(25)).toEqual({ id: 25, coupon: 'ROSA10' });
});

test.each(['', '{', '7', '[7,null,{"id":-1},{"id":"7"}]'])('%s holds no order', (text) => {
  stored.set('ordersToTell', text);
  expect(findOrderToTrack(7)).toBeUndefined();
});
