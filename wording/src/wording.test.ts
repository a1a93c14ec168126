import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { exchangeWording } from './admin/exchange.ts';
import { reactAdminMessages } from './admin/react-admin.ts';
import { glued } from './glued.ts';
import { exactHryvnias, foreignSum, hryvnias, hryvniasInLetters } from './hryvnias.ts';
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
  [0, '0,00 ₴'],
  [1250_00, '1 250,00 ₴'],
  [1250_05, '1 250,05 ₴'],
  [-150_00, '−150,00 ₴'],
])('%d kopiykas stand in a column as %s', (amount, words) => {
  expect(exactHryvnias(kopiykas(amount)).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [1250_50, 'USD', '1 250,50 USD'],
  [1250_00, '', '1 250,00'],
])('%d of «%s» are shown as %s', (amount, currency, words) => {
  expect(foreignSum(kopiykas(amount), currency).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [500_00, '500 грн'],
  [1000_00, '1 000 грн'],
  [12_500_50, '12 500,50 грн'],
])('a certificate of %d kopiykas is worth %s', (amount, words) => {
  expect(hryvniasInLetters(kopiykas(amount)).replaceAll('\u00a0', ' ')).toBe(words);
  expect(hryvniasInLetters(kopiykas(amount))).not.toContain(' ');
});

test.each([
  ['Не знаєте, з чого почати?', 'Не_знаєте, з_чого почати?'],
  ['«Роса» — крамниця', '«Роса»_— крамниця'],
  ['Крем з ретинолом 0,3 %', 'Крем з_ретинолом 0,3_%'],
  ['ні до чого не зобов’язує', 'ні_до_чого не_зобов’язує'],
  ['Підписуючись, ви погоджуєтеся з ', 'Підписуючись, ви_погоджуєтеся з '],
  ['п’ять днів', 'п’ять днів'],
])('%s is glued as %s', (text, words) => {
  expect(glued(text).replaceAll('\u00a0', '_')).toBe(words);
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

test('a phone number is grouped for reading', () => {
  expect(phoneNumber('+380441234567')).toBe('+38\u00a0044-123-45-67');
});

test.each([
  [1, '1 помилка. Виправте її'],
  [2, '2 помилки. Виправте їх'],
  [21, '21 помилка. Виправте їх'],
])('the message about %d problems of a table has the correct plural', (count, words) => {
  expect(exchangeWording.problems(count).replaceAll('\u00a0', ' ')).toContain(words);
});

test('an unknown page of the back office ends its sentence once: react-admin adds the full stop', () => {
  expect(reactAdminMessages.ra.message.not_found).toMatch(/[^.]$/);
});
