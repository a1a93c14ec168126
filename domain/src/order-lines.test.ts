import { expect, test } from 'vitest';
import { fulfilment, mergeLines } from './order-lines.ts';

test.each([
  { quantity: 2, stock: 2, mayPreorder: false, how: 'from_stock' },
  { quantity: 2, stock: 2, mayPreorder: true, how: 'from_stock' },
  { quantity: 3, stock: 2, mayPreorder: false, how: 'short' },
  { quantity: 3, stock: 2, mayPreorder: true, how: 'preorder' },
  { quantity: 1, stock: 0, mayPreorder: true, how: 'preorder' },
  { quantity: 1, stock: 0, mayPreorder: false, how: 'short' },
])('$quantity of $stock, preorder agreed: $mayPreorder, is $how', ({ how, ...line }) => {
  expect(fulfilment(line)).toBe(how);
});

test('a variant named twice is one line, and a preorder only if both are', () => {
  const line = (variantId: number, qty: number, preorder: boolean, type = 'product') => ({
    variantId,
    type,
    qty,
    preorder,
  });
  const cart = [
    line(1, 2, true),
    line(2, 1, true),
    line(1, 3, false),
    line(2, 1, true),
    line(1, 1, true, 'certificate'),
  ];
  expect(mergeLines(cart)).toEqual([line(1, 5, false), line(2, 2, true), line(1, 1, true, 'certificate')]);
});

test('the same certificate for two people is two lines', () => {
  const line = (name: string, qty: number) => ({
    variantId: 1,
    type: 'certificate',
    qty,
    preorder: false,
    recipient: { name },
  });
  expect(mergeLines([line('Олена', 1), line('Петро', 1), line('Олена', 2)])).toEqual([
    line('Олена', 3),
    line('Петро', 1),
  ]);
});
