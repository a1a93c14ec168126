import { expect, test } from 'vitest';
import { isSigned, sign } from './signature.ts';

const secretKey = 'flk3409refn54t54t*FNJRET';

test.each([
  ['test_merch_n1;AP-1749645521-4956;490;UAH;847011;51****5977;Approved;1100', '454fd4698293514a13449ff2836de2ac'],
  [
    "test_merch_n1;www.market.ua;DH783023;1415379863;1547.36;UAH;Процесор Intel Core i5-4670 3.4GHz;Пам'ять Kingston DDR3-1600 4096MB PC3-12800;1;1;1000;547.36",
    'ee828f71ed93441c07eb3eef67762a5c',
  ],
  [
    'test_merch_n1;shop.example.ua;ORD-1001-a1b2;1759400000;1249.50;UAH;Крем для обличчя, 50 мл;Сироватка;1;2;450.50;399.50',
    'b6683736c8c241726cd9b239fee982a4',
  ],
  ['test_merch_n1;DH783023', 'b1877c0b08a7d49a579f18ed68855ec6'],
  ['test_merch_n1;DH783023;1547.36;UAH', 'aeef7da70d54098937a7930f64193710'],
  ['test_merch_n1;DH783023;1547.36;UAH;541963;41****8217;Approved;1100', 'ee460de4b316672fa974295ed4dba738'],
  ['test_merch_n1;DH783023;1547.36;UAH;;;Declined;1124', '45f6ed545a609698fa3ed821a8ed811d'],
  ['test_merch_n1;DH783023;Refunded;1100', '6458983625de7b47e44fc52f7bfee008'],
  ['DH783023;accept;1415379863', 'bd8d3443f99fb2c7a8b610ac600c80b0'],
])('%s is signed as it was seen', (text, signature) => {
  expect(sign(text.split(';'), secretKey)).toBe(signature);
  expect(isSigned(signature, text.split(';'), secretKey)).toBe(true);
});

test('what is missing keeps its place', () => {
  expect(sign(['test_merch_n1', 'DH783023', 1547.36, 'UAH', null, undefined, 'Declined', 1124], secretKey)).toBe(
    '45f6ed545a609698fa3ed821a8ed811d',
  );
});

test.each([undefined, null, '', 1, ['b1877c0b08a7d49a579f18ed68855ec6'], 'B1877C0B08A7D49A579F18ED68855EC6'])(
  '%j is no signature',
  (given) => {
    expect(isSigned(given, ['test_merch_n1', 'DH783023'], secretKey)).toBe(false);
  },
);
