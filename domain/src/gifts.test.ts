import { expect, test } from 'vitest';
import { isSendingDay, messageForm, plainMessage, sendingDays, sendingMoment } from './gifts.ts';

test('a certificate can be mailed from today until half a year later', () => {
  expect(sendingDays('2026-08-31')).toEqual({ first: '2026-08-31', last: '2027-02-28' });
});

test.each([
  ['2026-11-15', false],
  ['2026-11-16', true],
  ['2026-12-24', true],
  ['2027-05-16', true],
  ['2027-05-17', false],
])('on 16 November 2026 %s is a day to send on: %s', (day, isOne) => {
  expect(isSendingDay(day, '2026-11-16')).toBe(isOne);
});

test.each([
  [null, '2026-11-16T12:00:00.000Z'],
  ['2026-11-17', '2026-11-17T07:00:00.000Z'],
  // The morning is over.
  ['2026-11-16', '2026-11-16T12:00:00.000Z'],
  ['2026-11-15', '2026-11-16T12:00:00.000Z'],
])('at noon of 16 November a certificate for %s is mailed at %s', (day, moment) => {
  expect(sendingMoment(day, new Date('2026-11-16T12:00:00Z')).toISOString()).toBe(moment);
});

test.each([
  ['З днем народження!', true],
  ['Люблю.\n\nТвоя Оля 🌿', true],
  ['', true],
  ['a\u0000b', false],
  ['a\u001bb', false],
  ['a\rb', false],
  ['a\ud800b', false],
])('%j can be printed: %s', (message, isFine) => {
  expect(messageForm.test(message)).toBe(isFine);
});

test('a message is kept as it was meant', () => {
  expect(plainMessage('\n  Вітаю!\r\nОля\tі\rПетро \n')).toBe('Вітаю!\nОля і\nПетро');
});
