import { expect, test } from 'vitest';
import { dispatchDay } from './dispatch.ts';

const monToSat = [1, 2, 3, 4, 5, 6] as const;

// 2026-11-19 is a Thursday; Kyiv is two hours ahead of Greenwich in winter, three in summer.
test.each([
  ['before the hour', '2026-11-19T11:59:00Z', { date: '2026-11-19', daysAhead: 0 }],
  ['at the hour', '2026-11-19T12:00:00Z', { date: '2026-11-20', daysAhead: 1 }],
  ['on the last day of the week after the hour', '2026-11-21T15:00:00Z', { date: '2026-11-23', daysAhead: 2 }],
  ['on a day off in the morning', '2026-11-22T06:00:00Z', { date: '2026-11-23', daysAhead: 1 }],
  ['after midnight in Kyiv and before it at Greenwich', '2026-11-19T22:30:00Z', { date: '2026-11-20', daysAhead: 0 }],
  ['in summer at the hour', '2026-07-16T11:00:00Z', { date: '2026-07-17', daysAhead: 1 }],
])('an order %s leaves on its day', (_when, now, day) => {
  expect(dispatchDay({ untilHour: 14, weekdays: monToSat }, new Date(now))).toEqual(day);
});

test.each([
  { untilHour: null, weekdays: monToSat },
  { untilHour: 14, weekdays: [] },
])('%j promises no day', (dispatch) => {
  expect(dispatchDay(dispatch, new Date('2026-11-19T08:00:00Z'))).toBeUndefined();
});

test('one weekday is at most a week away', () => {
  const now = new Date('2026-11-19T15:00:00Z');
  expect(dispatchDay({ untilHour: 14, weekdays: [4] }, now)).toEqual({ date: '2026-11-26', daysAhead: 7 });
});
