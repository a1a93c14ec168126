import { expect, test } from 'vitest';
import { phoneInRow, plainPhone, wholePhone } from './phones.ts';

test('a phone number is grouped for reading', () => {
  expect(wholePhone('+380671234567')).toBe('+380\u00a067\u00a0123\u00a045\u00a067');
  expect(phoneInRow('+380671234567')).toBe('067\u00a0123\u00a045\u00a067');
  expect(plainPhone(wholePhone('+380671234567'))).toBe('+380671234567');
});

test.each(['+48123456789', '', '+38067123'])('%s stays as it is: its format is unknown', (phone) => {
  expect(wholePhone(phone)).toBe(phone);
  expect(phoneInRow(phone)).toBe(phone);
});

test.each([
  ['032 123 45 67', '+380321234567'],
  ['(067) 123-45-67', '+380671234567'],
  ['380671234567', '+380671234567'],
  ['+380671234567', '+380671234567'],
  ['067 123', '067123'],
])('%j is stored as %j', (typed, stored) => {
  expect(plainPhone(typed)).toBe(stored);
});
