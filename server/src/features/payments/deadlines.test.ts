import { expect, test } from 'vitest';
import { firstDeadlines, nextDeadlines } from './deadlines.ts';

const createdAt = new Date('2026-11-16T10:00:00Z');
const at = (minute: number) => new Date(createdAt.getTime() + minute * 60_000);
const minutes = (moment: Date | undefined) => moment && (moment.getTime() - createdAt.getTime()) / 60_000;

test('an order is held for as long as the owner says, and its offer ends ten minutes before', () => {
  const { reservedUntil, expiresAt, nextAskAt } = firstDeadlines(createdAt, 60);
  expect([reservedUntil, expiresAt, nextAskAt].map(minutes)).toEqual([60, 50, 1]);
});

test.each([
  ['early', { now: 10, held: 60, isProlonged: false, hold: 60 }, 60],
  ['late', { now: 50, held: 60, isProlonged: false, hold: 60 }, 70],
  ['late for the second time', { now: 58, held: 70, isProlonged: true, hold: 60 }, 70],
  ['when the offer would be over', { now: 60, held: 70, isProlonged: true, hold: 60 }, undefined],
  ['after the hold, while the bank is silent', { now: 90, held: 60, isProlonged: false, hold: 60 }, 110],
  ['at the end of two hours', { now: 105, held: 60, isProlonged: false, hold: 60 }, 120],
  ['after two hours', { now: 110, held: 60, isProlonged: false, hold: 60 }, undefined],
  ['where the owner holds for five hours', { now: 285, held: 300, isProlonged: false, hold: 300 }, 300],
])('an attempt that comes %s holds the goods until the minute it should', (_when, given, until) => {
  const order = { createdAt, reservedUntil: at(given.held), isReservationExtended: given.isProlonged };
  expect(minutes(nextDeadlines(at(given.now), order, given.hold)?.reservedUntil)).toBe(until);
});

test('what the staff has confirmed is not held, and can be paid for ten minutes', () => {
  const order = { createdAt, reservedUntil: null, isReservationExtended: true };
  expect(minutes(nextDeadlines(at(5_000), order, 60)?.expiresAt)).toBe(5_010);
});
