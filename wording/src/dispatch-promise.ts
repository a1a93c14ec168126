import type { Dispatch } from '@shop/domain/delivery-rules.ts';
import { dispatchDay } from '@shop/domain/dispatch.ts';
import { dayAndMonth } from './dates.ts';
import { glued } from './glued.ts';

/**
 * When a parcel that is ordered now leaves; null if no hour is promised. Holidays are not known to the rules: on them the
 * owner takes the weekday or the hour off. Apart from the other promises, because browsers need it on every product page.
 */
export function dispatchPromise(dispatch: Dispatch, now: Date): string | null {
  const day = dispatchDay(dispatch, now);
  if (day === undefined) return null;
  if (day.daysAhead === 0) return glued(`Замовте до ${dispatch.untilHour}:00, і надішлемо сьогодні`);
  if (day.daysAhead === 1) return 'Надішлемо завтра';
  return glued(`Надішлемо ${dayAndMonth(day.date)}`);
}
