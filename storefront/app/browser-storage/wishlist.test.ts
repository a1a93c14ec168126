import { expect, test } from 'vitest';
import { openMemoryStorage } from '../../tests/memory-storage.ts';
import { addWish, removeWish, toggleWish } from './wishlist.ts';

const stored = openMemoryStorage();

test('a wish is kept once, in its place, until it is taken back', () => {
  for (const id of [5, 3, 5]) addWish(id);
  expect(stored.get('wishlist')).toBe('[5,3]');
  toggleWish(8);
  toggleWish(5);
  expect(stored.get('wishlist')).toBe('[3,8]');
  removeWish(8, 4);
  expect(stored.get('wishlist')).toBe('[3]');
});
