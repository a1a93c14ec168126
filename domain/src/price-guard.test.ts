import { expect, test } from 'vitest';
import { kopiykas } from './money.ts';
import { isUnusual, type Pricing, unusualPrices } from './price-guard.ts';

test.each([
  [1_000, 300, false, '70 % less'],
  [1_000, 299, true, 'a kopiyka more than 70 % less'],
  [1_000, 4_000, false, 'fourfold'],
  [1_000, 4_001, true, 'a kopiyka more than fourfold'],
  [1_000, 1, true, 'one kopiyka'],
  [1, 1, false, 'the same'],
  [1, 5, true, 'one kopiyka, made five'],
  [99_999_999_999, 29_999_999_999, true, 'the dearest thing, with discount'],
  [99_999_999_999, 30_000_000_000, false, 'the dearest thing, at 30 %'],
])('from %i to %i is unusual: %s (%s)', (before, after, expected) => {
  expect(isUnusual(kopiykas(before), kopiykas(after))).toBe(expected);
});

const ml = (size: string, price: number): Pricing => ({ soldFor: kopiykas(price), size, unit: 'мл' });
const grams = (size: string, price: number): Pricing => ({ ...ml(size, price), unit: 'г' });

type Told = [earlier: Pricing[], now: Pricing | undefined];
test.each<[string, Told[], [before: number, after: number][]]>([
  ['a price that stays', [[[ml('50', 1_000)], undefined]], []],
  ['70 % less', [[[ml('50', 1_000)], ml('50', 300)]], []],
  ['a little more than 70 % less', [[[ml('50', 1_000)], ml('50', 299)]], [[1_000, 299]]],
  ['a little more than fourfold', [[[ml('50', 1_000)], ml('50', 4_001)]], [[1_000, 4_001]]],
  // Detours.
  ['a second small step', [[[ml('50', 1_000), ml('50', 400)], ml('50', 160)]], [[1_000, 160]]],
  ['back to where it was', [[[ml('50', 1_000), ml('50', 200)], ml('50', 1_000)]], []],
  ['another size at its price per unit', [[[ml('50', 1_000)], ml('30', 600)]], []],
  ['a small size that becomes a large one', [[[ml('0,5', 10)], ml('50', 10)]], [[1_000, 10]]],
  [
    'a small size that becomes a large one of another unit',
    [
      [[ml('50', 1_000)], undefined],
      [[ml('0.5', 10)], grams('50', 10)],
    ],
    [[1_000, 10]],
  ],
  ['another unit, and cheaper step by step', [[[ml('50', 1_000), grams('50', 310)], grams('50', 95)]], [[1_000, 95]]],
  ['a unit that is only spelt otherwise', [[[ml('50', 1_000)], { ...ml('50', 1_000), unit: 'ml' }]], []],
  ['a size in words, for next to nothing', [[[ml('Набір', 1_000)], ml('Набір', 1)]], [[1_000, 1]]],
  // New variants.
  [
    'a new variant as dear per unit as its sibling',
    [
      [[ml('50', 1_000)], undefined],
      [[], ml('200', 4_000)],
    ],
    [],
  ],
  [
    'a new variant at exactly 30 % per unit',
    [
      [[ml('50', 1_000)], undefined],
      [[], ml('200', 1_200)],
    ],
    [],
  ],
  [
    'a new variant below 30 % per unit',
    [
      [[ml('50', 1_000)], undefined],
      [[], ml('200', 1_199)],
    ],
    [[4_000, 1_199]],
  ],
  [
    'a new variant above four times per unit',
    [
      [[ml('50', 1_000)], undefined],
      [[], ml('5', 401)],
    ],
    [[100, 401]],
  ],
  [
    'a new variant of no size that can be compared',
    [
      [[ml('50', 1_000)], undefined],
      [[], ml('міні', 1)],
    ],
    [[1_000, 1]],
  ],
  [
    'a new variant beside one that was cheap only lately',
    [
      [[ml('50', 1_000), ml('50', 310)], undefined],
      [[], ml('50', 100)],
    ],
    [[1_000, 100]],
  ],
  ['a new product with one price', [[[], ml('50', 1)]], []],
  [
    'a new product with a slip in one of its prices',
    [
      [[], ml('50', 1_000)],
      [[], ml('100', 20)],
    ],
    [[2_000, 20]],
  ],
  [
    'a new product whose sizes cost alike',
    [
      [[], ml('50', 1_000)],
      [[], ml('100', 1_500)],
    ],
    [],
  ],
  ['an absurd size', [[[ml('0.000001', 99_999_999_999)], ml('999999999', 1)]], [[Number.MAX_SAFE_INTEGER, 1]]],
])('%s', (_, told, expected) => {
  const variants = told.map(([earlier, now]) => ({ earlier, now }));
  expect(unusualPrices(variants).map(({ before, after }) => [before, after])).toEqual(expected);
});
