import { expect, test } from 'vitest';
import { kopiykas } from './money.ts';
import { changedPrice, type PriceChange, type Rounding } from './price-changes.ts';

const amount = (value: number): PriceChange => ({ kind: 'amount', amount: kopiykas(value) });
const percent = (value: number): PriceChange => ({ kind: 'percent', percent: value });
const discount = (value: number): PriceChange => ({ kind: 'discount', percent: value });
const noDiscount: PriceChange = { kind: 'no_discount' };

test.each<[string, [number, number], PriceChange, Rounding, [number, number]]>([
  ['10 % more', [1_250_00, 0], percent(10), 'kopiyka', [1_375_00, 0]],
  ['a third of a percent less', [333_33, 0], percent(-0.33), 'kopiyka', [332_23, 0]],
  ['a discount keeps its share', [1_000_00, 800_00], percent(5), 'kopiyka', [1_050_00, 840_00]],
  ['to whole hryvnias, half of one up', [1_250_00, 999_00], percent(2.5), 'hryvnia', [1_281_00, 1_024_00]],
  ['to tens', [1_250_00, 0], percent(10), 'ten_hryvnias', [1_380_00, 0]],
  ['50 more', [700_00, 650_00], amount(50_00), 'kopiyka', [750_00, 700_00]],
  ['50 less', [700_00, 0], amount(-50_00), 'kopiyka', [650_00, 0]],
  ['a new discount', [999_00, 0], discount(15), 'hryvnia', [999_00, 849_00]],
  ['another discount counts from the price', [1_000_00, 900_00], discount(20), 'kopiyka', [1_000_00, 800_00]],
  ['no discount, and the price is not rounded', [999_99, 900_00], noDiscount, 'ten_hryvnias', [999_99, 0]],
])('%s', (_, [price, discountPrice], change, rounding, [newPrice, newDiscount]) => {
  const before = { price: kopiykas(price), discountPrice: kopiykas(discountPrice) };
  expect(changedPrice(before, change, rounding)).toEqual({ price: newPrice, discountPrice: newDiscount });
});

test.each<[string, [number, number], PriceChange, Rounding, string]>([
  ['nothing is free', [50_00, 0], amount(-50_00), 'kopiyka', 'not_positive'],
  ['nor after rounding', [4_00, 0], percent(-10), 'ten_hryvnias', 'not_positive'],
  ['nor with its discount', [100_00, 40_00], amount(-40_00), 'kopiyka', 'not_positive'],
  ['a discount that rounding takes away', [100_00, 0], discount(1), 'ten_hryvnias', 'discount_not_below_price'],
  ['prices that rounding makes equal', [103_00, 99_00], percent(1), 'ten_hryvnias', 'discount_not_below_price'],
])('%s', (_, [price, discountPrice], change, rounding, obstacle) => {
  const before = { price: kopiykas(price), discountPrice: kopiykas(discountPrice) };
  expect(changedPrice(before, change, rounding)).toBe(obstacle);
});
