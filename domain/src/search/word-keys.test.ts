import { expect, test } from 'vitest';
import { keyOf, wordsOf } from './word-keys.ts';

test.each([
  ['креми', 'кремів', 'кремом', 'кремах'],
  ['сироватка', 'сироватки', 'сироваток', 'сироваткою'],
  ['олія', 'олії', 'олій', 'олією'],
  ['шавлія', 'шавлії', 'шавлією'],
  ['маска', 'масок', 'маскою'],
  ['суха', 'сухої', 'сухий', 'сухою'],
  ['зморшки', 'зморшок', 'зморшками'],
  ['ретинол', 'ретинолом', 'retinol', 'ретінол'],
  ['ніацинамід', 'niacinamide', 'ніацинамідом'],
  ['гліцерин', 'glycerin'],
  ['сквалан', 'squalane'],
  ['пантенол', 'panthenol'],
  ['мавка', 'mavk'],
  ['спф', 'spf'],
])('%s and its other forms have one key: %s, %s', (...forms) => {
  expect(new Set(forms.map(keyOf)).size).toBe(1);
});

test.each([
  ['крем', 'креветка'],
  ['маска', 'мавка'],
  ['роса', 'рис'],
  ['тонік', 'тональний'],
])('%s and %s are different words', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test.each([
  ["крем-гель м'яка spf50+", ['крем', 'гель', "м'яка", 'spf', '50']],
  ['', []],
  ['—«…»', []],
])('the words of «%s» are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
