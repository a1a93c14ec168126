import { expect, test } from 'vitest';
import { internationalPhone, wholePhone } from './phone-numbers.ts';

test.each([
  ['+380671234567', '+380671234567'],
  ['380671234567', '+380671234567'],
  ['0671234567', '+380671234567'],
  ['067 123-45-67', '+380671234567'],
  ['+38 (067) 123-45-67', '+380671234567'],
  ['+0671234567', '+380671234567'],
  ['+48123456789', '+48123456789'],
  ['123456789012345', '+123456789012345'],
  ['+3806712345', '+3806712345'],
  ['067123456', undefined],
  ['1234567890123456', undefined],
  ['+38067123456a', undefined],
  ['++380671234567', undefined],
  ['', undefined],
])('%j is kept as %s', (given, kept) => expect(internationalPhone(given)).toBe(kept));

test.each([
  ['+380671234567', '+380671234567'],
  ['+48123456789', '+48123456789'],
  ['+3806712345', undefined],
  ['+38067123456', undefined],
])('%j as a whole number is %s', (given, kept) => expect(wholePhone(given)).toBe(kept));
