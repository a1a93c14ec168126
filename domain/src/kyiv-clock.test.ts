import { expect, test } from 'vitest';
import { fromKyivClock, toKyivClock } from './kyiv-clock.ts';

test.each([
  ['in winter', '2026-11-15T09:05', '2026-11-15T07:05:00.000Z'],
  ['in summer', '2026-07-01T00:30', '2026-06-30T21:30:00.000Z'],
  ['just before clocks go forward', '2026-03-29T02:59', '2026-03-29T00:59:00.000Z'],
  ['just after they did', '2026-03-29T04:00', '2026-03-29T01:00:00.000Z'],
  ['just before they go back', '2026-10-25T02:59', '2026-10-24T23:59:00.000Z'],
  ['after they did', '2026-10-25T04:00', '2026-10-25T02:00:00.000Z'],
])('a clock in Kyiv %s', (_, clock, moment) => {
  expect(fromKyivClock(clock)?.toISOString()).toBe(moment);
  expect(toKyivClock(new Date(moment))).toBe(clock);
});

test('what is no time has no moment', () => {
  expect(fromKyivClock('')).toBeUndefined();
});
