import { expect, test } from 'vitest';
import { daysBefore, kyivDate, kyivMorning, monthsLater } from './kyiv-date.ts';

test.each([
  ['2026-01-15', '2026-01-15T07:00:00.000Z'],
  ['2026-07-15', '2026-07-15T06:00:00.000Z'],
  // The clocks are changed in the night before.
  ['2026-03-29', '2026-03-29T06:00:00.000Z'],
  ['2026-10-25', '2026-10-25T07:00:00.000Z'],
])('nine in the morning of %s is %s', (day, moment) => {
  expect(kyivMorning(day).toISOString()).toBe(moment);
  expect(kyivDate(kyivMorning(day))).toBe(day);
});

test.each([
  ['2026-11-16', 12, '2027-11-16'],
  ['2026-11-16', 6, '2027-05-16'],
  ['2027-02-28', 12, '2028-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 6, '2027-06-30'],
])('%s and %i months is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later);
});

test.each([
  ['2026-11-16', 0, '2026-11-16'],
  ['2026-11-16', 29, '2026-10-18'],
  ['2028-03-01', 1, '2028-02-29'],
])('%s was %i days after %s', (day, days, earlier) => {
  expect(daysBefore(day, days)).toBe(earlier);
});
