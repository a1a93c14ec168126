import type { Dispatch, Weekday } from './delivery-rules.ts';
import { hourInKyiv, kyivDate } from './kyiv-date.ts';

/** The weekday of a date such as '2026-11-15'. */
export const weekdayOf = (date: string): Weekday => (((new Date(date).getUTCDay() + 6) % 7) + 1) as Weekday;

/**
 * The day in Kyiv on which a parcel ordered now leaves, '2026-11-16', and how many days that is ahead. Undefined if the
 * owner promises no hour. Holidays are not known here: on them the owner takes the weekday or the hour off.
 */
export function dispatchDay(
  { untilHour, weekdays }: Dispatch,
  now: Date,
): { date: string; daysAhead: number } | undefined {
  if (untilHour === null || weekdays.length === 0) return undefined;
  const today = Date.parse(kyivDate(now));
  const day = (ahead: number) => new Date(today + ahead * 24 * 3_600_000).toISOString().slice(0, 10);
  let daysAhead = hourInKyiv(now) >= untilHour ? 1 : 0;
  while (!weekdays.includes(weekdayOf(day(daysAhead)))) daysAhead += 1;
  return { date: day(daysAhead), daysAhead };
}
