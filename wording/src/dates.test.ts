import { expect, test } from 'vitest';
import { longDate, longDateAndTime } from './dates.ts';

test.each([
  ['2026-11-14T12:00:00Z', '14\u00a0листопада\u00a02026', '14\u00a0листопада\u00a02026, 14:00'],
  ['2026-05-01T06:05:00Z', '1\u00a0травня\u00a02026', '1\u00a0травня\u00a02026, 09:05'],
  // Already the new year in Kyiv.
  ['2026-12-31T22:30:00Z', '1\u00a0січня\u00a02027', '1\u00a0січня\u00a02027, 00:30'],
])('%s is %s', (moment, date, dateAndTime) => {
  expect(longDate(new Date(moment))).toBe(date);
  expect(longDateAndTime(new Date(moment))).toBe(dateAndTime);
});
