import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal, kopiykas, toDecimal } from './money.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [100, '1.00'],
  [125000, '1250.00'],
  [-150, '-1.50'],
])('%d kopiykas are written %s', (amount, text) => {
  expect(toDecimal(kopiykas(amount))).toBe(text);
});

test.each([
  ['1250', 125000],
  ['1250.5', 125050],
  ['1250.05', 125005],
  ['0', 0],
  ['-2.50', -250],
])('%s is read as %d kopiykas', (text, amount) => {
  expect(fromDecimal(text)).toBe(amount);
});

test.each(['', '12,50', '1.005', '1e3', ' 1', '1 000', '.5', '5.', 'NaN', '1234567890123'])(
  '%j is not money',
  (text) => {
    expect(fromDecimal(text)).toBeUndefined();
  },
);

test('what is written can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amount) => {
      expect(fromDecimal(toDecimal(kopiykas(amount)))).toBe(amount);
    }),
  );
});

test.each([0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d cannot become money', (amount) => {
  expect(() => kopiykas(amount)).toThrow(RangeError);
});
