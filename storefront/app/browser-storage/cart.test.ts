import { beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import {
  addToCart,
  type CartLine,
  clearCart,
  followCart,
  putBack,
  putLines,
  readCart,
  removeFromCart,
  setQuantity,
  takeOut,
} from './cart.ts';

const stored = openMemoryStorage();
const storedCart = () => JSON.parse(stored.get('cart') ?? 'null');
const twoOfThreeAndACertificate = [
  { variantId: 3, qty: 2, type: 'product' },
  { variantId: 90, qty: 1, type: 'certificate' },
];

beforeEach(() => stored.set('cart', JSON.stringify(twoOfThreeAndACertificate)));

test('adding makes a line, or its quantity one more', () => {
  addToCart(7);
  addToCart(7);
  addToCart(90, 'certificate');
  expect(storedCart()).toEqual([
    { variantId: 3, qty: 2, type: 'product' },
    { variantId: 90, qty: 2, type: 'certificate' },
    { variantId: 7, qty: 2, type: 'product' },
  ]);
});

test.each([
  [5, 5],
  [9_999, 9_999],
  [10_000, 9_999],
])('a quantity of %i is kept as %i', (qty, kept) => {
  setQuantity(3, qty);
  expect(storedCart()).toEqual([{ variantId: 3, qty: kept, type: 'product' }, twoOfThreeAndACertificate[1]]);
});

test('the largest quantity does not grow by adding', () => {
  setQuantity(3, 9_999);
  addToCart(3);
  expect(readCart()[0]).toEqual({ variantId: 3, qty: 9_999, type: 'product' });
});

test.each([0, -1])('a quantity of %i takes the line out', (qty) => {
  setQuantity(3, qty);
  expect(storedCart()).toEqual([twoOfThreeAndACertificate[1]]);
});

test('a quantity of what is not there changes nothing', () => {
  setQuantity(4, 5);
  expect(storedCart()).toEqual(twoOfThreeAndACertificate);
});

test('lines are taken out, and all at once', () => {
  removeFromCart(90, 4);
  expect(storedCart()).toEqual([twoOfThreeAndACertificate[0]]);
  clearCart();
  expect(storedCart()).toEqual([]);
});

test.each(['', '{', 'null', '7', '{"variantId":3}', '[null,7,"3",{"variantId":3},{"variantId":-3,"qty":1}]'])(
  'broken content is an empty cart: %s',
  (text) => {
    stored.set('cart', text);
    expect(readCart()).toEqual([]);
    addToCart(3);
    expect(storedCart()).toEqual([{ variantId: 3, qty: 1, type: 'product' }]);
  },
);

test('lines are brought to their quantities in one change, as far as a cart can hold them', () => {
  const changes = followed();
  putLines([
    { variantId: 3, qty: 12_000, type: 'product' },
    { variantId: 7, qty: 2, type: 'product' },
  ]);
  expect(storedCart()).toEqual([
    { variantId: 3, qty: 9_999, type: 'product' },
    twoOfThreeAndACertificate[1],
    { variantId: 7, qty: 2, type: 'product' },
  ]);
  expect(changes).toEqual([[twoOfThreeAndACertificate, storedCart()]]);
});

test.each<[string, () => void]>([
  ['one more', () => addToCart(3)],
  ['a new line', () => addToCart(7)],
  ['a quantity', () => setQuantity(3, 5)],
  ['a line taken out', () => removeFromCart(90)],
  ['a cleared cart', () => clearCart()],
  ['what is put back', () => putBack([{ variantId: 7, qty: 1, type: 'product' }])],
])('whoever follows the cart hears of %s once', (_what, change) => {
  const changes = followed();
  change();
  expect(changes).toEqual([[twoOfThreeAndACertificate, storedCart()]]);
  expect(storedCart()).not.toEqual(twoOfThreeAndACertificate);
});

test('what was ordered leaves the cart, and nobody hears of it', () => {
  const changes = followed();
  takeOut([
    { variantId: 3, qty: 1, type: 'product' },
    { variantId: 90, qty: 1, type: 'certificate' },
    { variantId: 7, qty: 1, type: 'product' },
  ]);
  expect(storedCart()).toEqual([{ variantId: 3, qty: 1, type: 'product' }]);
  expect(changes).toEqual([]);
});

function followed(): (readonly CartLine[])[][] {
  const changes: (readonly CartLine[])[][] = [];
  followCart((before, after) => changes.push([before, after]));
  return changes;
}
