import { beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import {
  isCartOrdered,
  keepFoundOrder,
  keepPlacedOrder,
  readPlacedOrder,
  takeOrderedOutOfCart,
} from './placed-order.ts';

const stored = openMemoryStorage();
const line = (variantId: number, qty: number) => ({ variantId, qty, type: 'product' as const });
const cartIs = (...lines: object[]) => stored.set('cart', JSON.stringify(lines));
const storedCart = () => JSON.parse(stored.get('cart') ?? 'null');
const reference = 'x'.repeat(32);

beforeEach(() => stored.clear());

test('a new order replaces the old one', () => {
  stored.set('orderId', '7');
  expect(readPlacedOrder()).toEqual({ id: 7, reference: undefined });
  keepPlacedOrder({ id: 8, reference, lines: [] });
  expect(stored.get('orderId')).toBe('8');
  expect(readPlacedOrder()).toEqual({ id: 8, reference });
});

test.each(['0', '-1', '"x"', '{', '1.5'])('%s is no order', (text) => {
  stored.set('orderId', text);
  expect(readPlacedOrder()).toBeUndefined();
});

test('what was ordered leaves the cart once; what came since stays', () => {
  cartIs(line(1, 2), line(2, 1));
  keepPlacedOrder({ id: 8, reference, lines: [line(1, 2), line(2, 1)] });
  cartIs(line(1, 3), line(2, 1), line(3, 1));
  expect(isCartOrdered()).toBe(true);
  takeOrderedOutOfCart();
  expect(storedCart()).toEqual([line(1, 1), line(3, 1)]);
  expect(isCartOrdered()).toBe(false);
  takeOrderedOutOfCart();
  expect(storedCart()).toEqual([line(1, 1), line(3, 1)]);
});

test('an order that says nothing of its lines was made of the whole cart, and only once', () => {
  stored.set('orderId', '7');
  cartIs(line(1, 2), line(2, 1));
  takeOrderedOutOfCart();
  expect(storedCart()).toEqual([]);
  cartIs(line(4, 1));
  takeOrderedOutOfCart();
  expect(storedCart()).toEqual([line(4, 1)]);
});

test('an order that was placed elsewhere is kept, and takes nothing out of the cart', () => {
  cartIs(line(1, 2));
  keepFoundOrder({ id: 9, reference });
  expect(readPlacedOrder()).toEqual({ id: 9, reference });
  expect(isCartOrdered()).toBe(false);
});

test('an order that was placed here and is found again still takes its lines out of the cart', () => {
  cartIs(line(1, 2));
  keepPlacedOrder({ id: 8, reference, lines: [line(1, 2)] });
  keepFoundOrder({ id: 8, reference });
  takeOrderedOutOfCart();
  expect(storedCart()).toEqual([]);
});
