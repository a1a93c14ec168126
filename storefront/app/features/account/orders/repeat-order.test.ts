import { expect, test } from 'vitest';
import type { CartItemDetails } from '../../../goods/cart-item.ts';
import { planRepeat } from './repeat-order.ts';

const cream = { variant: 1, type: 'product', name: 'Крем', quantity: 3 } as const;
const gift = { variant: 9, type: 'certificate', name: 'Сертифікат', quantity: 15 } as const;

const sold = (stock: number) =>
  new Map([[1, { id: 1, type: 'product', stock, isPreorder: stock < 1 } as CartItemDetails]]);
const certificates = new Map([[9, { id: 9, type: 'certificate', stock: null, isPreorder: false } as CartItemDetails]]);
const inCart = (variantId: number, qty: number) => [{ variantId, qty, type: 'product' } as const];

test('everything that is still there comes into the cart', () => {
  expect(planRepeat([cream], sold(40), [], 99)).toEqual({
    lines: [{ variantId: 1, qty: 3, type: 'product' }],
    gone: [],
    fewer: [],
  });
});

test('beside what is in the cart already, as far as there are enough', () => {
  expect(planRepeat([cream], sold(4), inCart(1, 2), 99)).toEqual({
    lines: [{ variantId: 1, qty: 4, type: 'product' }],
    gone: [],
    fewer: [{ name: 'Крем', added: 2 }],
  });
});

test('a cart that holds all there are stays as it is', () => {
  expect(planRepeat([cream], sold(2), inCart(1, 5), 99)).toEqual({
    lines: [],
    gone: [],
    fewer: [{ name: 'Крем', added: 0 }],
  });
});

test('what has run out is ordered ahead, up to 99', () => {
  expect(planRepeat([cream], sold(0), inCart(1, 98), 99)).toMatchObject({
    lines: [{ variantId: 1, qty: 99 }],
    fewer: [{ name: 'Крем', added: 1 }],
  });
});

test('certificates never run out, but more than 20 of a value are no order', () => {
  expect(planRepeat([gift], certificates, inCart(9, 10), 99)).toMatchObject({
    lines: [{ variantId: 9, qty: 20, type: 'certificate' }],
    fewer: [{ name: 'Сертифікат', added: 10 }],
  });
});

test('what is not sold any more is named and nothing is put in its place', () => {
  expect(planRepeat([cream, gift], certificates, [], 99)).toEqual({
    lines: [{ variantId: 9, qty: 15, type: 'certificate' }],
    gone: ['Крем'],
    fewer: [],
  });
});
