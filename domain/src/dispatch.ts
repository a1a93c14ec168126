import type { Dispatch, Weekday } from './delivery-rules.ts';
import { kyivDate } from './kyiv-date.ts';
import { lazily } from './lazily.ts';

const kyivHour = lazily(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Kyiv', hour: '2-digit', hourCycle: 'h23' }),
);

/** The weekday of a date such as '2026-11-15'. */
export const weekdayOf = (date: string): Weekday => (((new Date(date).getUTCDay() + 6) % 7) + 1) as Weekday;

const dayAfter = (date: string) => new Date(Date.parse(date) + 24 * 3_600_000).toISOString().slice(0, 10);

/**
 * The day in Kyiv on which a parcel ordered now leaves, '2026-11-16', and how many days that is ahead. Undefined if the
 * owner promises no hour. Holidays are not known here: on them the owner takes the weekday or the hour off.
 */
export function dispatchDay(
  { untilHour, weekdays }: Dispatch,
  now: Date,
): { date: string; daysAhead: number } | undefined {
  if (untilHour === null || weekdays.length === 0) return undefined;
  let date = kyivDate(now);
  let daysAhead = 0;
  const isTooLate = Number(kyivHour().format(now)) >= untilHour;
  while (!weekdays.includes(weekdayOf(date)) || (daysAhead === 0 && isTooLate)) {
    date = dayAfter(date);
    daysAhead += 1;
  }
  return { date, daysAhead };
}
