import { expect, test } from 'vitest';
import { isSigned, sign } from './signature.ts';

const secretKey = 'flk3409refn54t54t*FNJRET';

const texts = [
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
] as const;

test.each(texts)('%s is signed %s', (text, signature) => {
  expect(sign(text.split(';'), secretKey)).toBe(signature);
  expect(isSigned(text.split(';'), signature, secretKey)).toBe(true);
});

const [text, signature] = texts[0];
const values = text.split(';');

test.each([
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['a number', 0],
  ['true', true],
  ['a list of it', [signature]],
  ['something that becomes it', { toString: () => signature }],
  ['bytes of it', Buffer.from(signature)],
  ['in capitals', signature.toUpperCase()],
  ['too short', signature.slice(0, -1)],
  ['too long', `${signature}0`],
  ['after a space', ` ${signature}`],
  ['before a space', `${signature} `],
  ['before a new line', `${signature}\n`],
  ['with one other sign', `5${signature.slice(1)}`],
  ['with a last sign that is no digit', `${signature.slice(0, -1)}g`],
  ['with another writing of a digit', signature.replace('4', '４')],
  ['in base64', Buffer.from(signature, 'hex').toString('base64')],
])('a signature that is %s is none', (_, given) => {
  expect(isSigned(values, given, secretKey)).toBe(false);
});

test.each([
  ['another key', values, `${secretKey} `],
  ['other values', values.with(2, '490.00'), secretKey],
  ['values in another order', values.toReversed(), secretKey],
  ['one value fewer', values.slice(0, -1), secretKey],
  ['one more, empty', [...values, ''], secretKey],
  ['the same text in fewer values', [values.slice(0, 2).join(';'), ...values.slice(2)], secretKey],
  ['the same text as one value', [text], secretKey],
])('a signature is none for %s', (_, others, key) => {
  expect(isSigned(others, signature, key)).toBe(false);
});

test.each([
  ['', '93429a8c33f0949e538b85cc65792a53'],
  [' ', '7b9fd6936e1da639a1c913d2ea1e6eb6'],
])('without a secret key (%j) nothing is signed, and what anybody can compute is not believed', (noKey, computed) => {
  expect(() => sign(values, noKey)).toThrow('WayForPay: the secret key is missing');
  expect(isSigned(values, computed, noKey)).toBe(false);
});

test.each(['a;b', 'a\nb', 'a\0b', 'a\ud800b'])('%j cannot be signed, and is not named in the error', (value) => {
  expect(() => sign(['DH783023', value], secretKey)).toThrow(
    /^WayForPay: a value to sign contains a forbidden character$/,
  );
});
