import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { glue } from './glue.ts';
import { hryvnias } from './hryvnias.ts';
import { phoneNumber } from './phone-number.ts';
import { plural } from './plurals.ts';
import { validationMessage } from './validation.ts';

test.each([
  [0, '0 ₴'],
  [5, '0,05 ₴'],
  [98_00, '98 ₴'],
  [1250_00, '1 250 ₴'],
  [1250_50, '1 250,50 ₴'],
  [1_234_567_00, '1 234 567 ₴'],
  [-150_00, '−150 ₴'],
])('%d kopiykas are shown as %s', (amount, words) => {
  expect(hryvnias(kopiykas(amount)).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [1, '1 товар'],
  [2, '2 товари'],
  [5, '5 товарів'],
  [11, '11 товарів'],
  [21, '21 товар'],
  [104, '104 товари'],
])('%d is said as %s', (count, words) => {
  expect(plural(count, { one: 'товар', few: 'товари', many: 'товарів' }).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [{ code: 'invalid_type', isMissing: true }, "Це поле обов'язкове"],
  [{ code: 'invalid_type', isMissing: false, expected: 'array' }, 'Має бути список'],
  [{ code: 'too_big', isMissing: false, origin: 'array', maximum: 200 }, 'Щонайбільше 200 елементів'],
  [{ code: 'too_small', isMissing: false, origin: 'string', minimum: 1 }, "Це поле обов'язкове"],
  [{ code: 'too_small', isMissing: false, origin: 'string', minimum: 2 }, 'Щонайменше 2 символи'],
  [{ code: 'too_small', isMissing: false, origin: 'number', minimum: 1 }, 'Має бути не менше 1'],
  [{ code: 'invalid_format', isMissing: false, format: 'email' }, 'Введіть коректний email'],
  [{ code: 'custom', isMissing: false }, 'Неправильне значення'],
])('%j is explained as %s', (issue, words) => {
  expect(validationMessage(issue).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  ['Сироватка з кислотою та олією', 'Сироватка з_кислотою та_олією'],
  ['«Мох і папороть» у склі', '«Мох і_папороть» у_склі'],
  ['Я є', 'Я_є'],
  ['Крем для рук', 'Крем для рук'],
])('«%s» keeps its short words with the next ones', (text, glued) => {
  expect(glue(text).replaceAll('\u00a0', '_')).toBe(glued);
});

test('a phone number is grouped for reading', () => {
  expect(phoneNumber('+380441234567')).toBe('+38\u00a0044-123-45-67');
});
