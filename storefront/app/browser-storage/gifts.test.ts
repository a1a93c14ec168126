import { beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { addToCart, clearCart, removeFromCart, setQuantity } from './cart.ts';
import { forgetGift, keepGift, readGifts } from './gifts.ts';

const stored = openMemoryStorage();
const storedGifts = () => JSON.parse(stored.get('gifts') ?? 'null');
const olena = { variantId: 90, name: 'Олена', email: '', message: 'Обіймаю', sendOn: '2026-12-24' };
const petro = { variantId: 91, name: 'Петро', email: 'p@rosa.example', message: '', sendOn: '' };

beforeEach(() => {
  const line = (variantId: number) => ({ variantId, qty: 1, type: 'certificate' });
  stored.set('cart', JSON.stringify([line(90), line(91)]));
  stored.set('gifts', JSON.stringify([olena, petro]));
});

test('what is said of a certificate again takes the place of what was said before', () => {
  keepGift({ ...olena, name: 'Софія' });
  expect(storedGifts()).toEqual([petro, { ...olena, name: 'Софія' }]);
  forgetGift(91);
  expect(storedGifts()).toEqual([{ ...olena, name: 'Софія' }]);
});

test.each([
  ['taken out', () => removeFromCart(90)],
  ['brought to nothing', () => setQuantity(90, 0)],
])('a line that is %s takes its gift along', (_, change) => {
  change();
  expect(storedGifts()).toEqual([petro]);
});

test('a cleared cart has no gifts, and the same certificate later is for nobody yet', () => {
  clearCart();
  expect(storedGifts()).toEqual([]);
  addToCart(90, 'certificate');
  expect(readGifts()).toEqual([]);
});

test('other changes of the cart leave gifts as they are, and the cart has its own shape', () => {
  stored.set('gifts', JSON.stringify([olena]));
  setQuantity(90, 3);
  addToCart(7);
  expect(storedGifts()).toEqual([olena]);
  expect(JSON.parse(stored.get('cart') ?? '')[0]).toEqual({ variantId: 90, qty: 3, type: 'certificate' });
});

test('without gifts nothing is written about them', () => {
  stored.delete('gifts');
  clearCart();
  expect(storedGifts()).toBeNull();
});

test.each(['', '{', '7', '[null,7,{"variantId":90},{"variantId":90,"name":""},{"variantId":-1,"name":"О"}]'])(
  'broken content is no gift: %s',
  (text) => {
    stored.set('gifts', text);
    expect(readGifts()).toEqual([]);
  },
);
