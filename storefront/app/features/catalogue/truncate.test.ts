import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['Рівно тридцять літер у цій назв', 30, 'Рівно тридцять літер у цій наз…'],
  ['тридцять літер разом із крапкою', 31, 'тридцять літер разом із крапкою'],
  ['слово та пробіл на межі', 9, 'слово та…'],
])('«%s» within %d characters is «%s»', (text, length, shown) => {
  expect(truncate(text, length)).toBe(shown);
});
