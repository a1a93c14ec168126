import { expect, test } from 'vitest';
import type { CartLine } from '../browser-storage/cart.ts';
import { cartDifference } from './cart-difference.ts';

const line = (variantId: number, qty: number): CartLine => ({ variantId, qty, type: 'product' });

test.each<[string, CartLine[], CartLine[], { added: CartLine[]; removed: CartLine[] }]>([
  ['nothing', [line(1, 2)], [line(1, 2)], { added: [], removed: [] }],
  ['a new line', [line(1, 2)], [line(1, 2), line(2, 1)], { added: [line(2, 1)], removed: [] }],
  ['one more', [line(1, 2)], [line(1, 3)], { added: [line(1, 1)], removed: [] }],
  ['a typed quantity', [line(1, 2)], [line(1, 14)], { added: [line(1, 12)], removed: [] }],
  ['one fewer', [line(1, 2)], [line(1, 1)], { added: [], removed: [line(1, 1)] }],
  ['a line taken out', [line(1, 2), line(2, 5)], [line(1, 2)], { added: [], removed: [line(2, 5)] }],
  ['a cleared cart', [line(1, 2), line(2, 5)], [], { added: [], removed: [line(1, 2), line(2, 5)] }],
  ['another order', [line(1, 2), line(2, 5)], [line(2, 5), line(1, 2)], { added: [], removed: [] }],
  ['both at once', [line(1, 2), line(2, 5)], [line(2, 6)], { added: [line(2, 1)], removed: [line(1, 2)] }],
])('%s', (_what, before, after, difference) => {
  expect(cartDifference(before, after)).toEqual(difference);
});

test('a certificate stays one', () => {
  const certificate = { variantId: 90, qty: 1, type: 'certificate' } as const;
  expect(cartDifference([], [certificate]).added).toEqual([certificate]);
});
