import { expect, test } from 'vitest';
import { kopiykas } from './money.ts';
import { currentPrice, discountPercent } from './prices.ts';

test.each([
  { price: 980_00, discountPrice: 784_00, current: 784_00, percent: 20 },
  { price: 980_00, discountPrice: 0, current: 980_00, percent: 0 },
  { price: 300_00, discountPrice: 200_00, current: 200_00, percent: 33 },
  { price: 100_00, discountPrice: 99_50, current: 99_50, percent: 0 },
])('$price with $discountPrice costs $current, $percent % less', ({ price, discountPrice, current, percent }) => {
  const priced = { price: kopiykas(price), discountPrice: kopiykas(discountPrice) };
  expect(currentPrice(priced)).toBe(current);
  expect(discountPercent(priced)).toBe(percent);
});
