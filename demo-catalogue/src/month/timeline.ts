import { daysBefore, kyivDate, kyivMorning } from '@shop/domain/kyiv-date.ts';
import type { PlannedOrder } from './plan-month.ts';

const minuteMs = 60_000;
/** Kyiv, nine in the morning. */
const morning = 9 * 60;

/** When the steps of an order happened, up to the first start. */
export type Timeline = {
  placed: Date;
  paid?: Date;
  confirmed?: Date;
  packed?: Date;
  shipped?: Date;
  /** When it arrived at the recipient's branch. */
  arrived?: Date;
  /** When the recipient refused it. */
  refused?: Date;
  completed?: Date;
  /** When money without the card provider was received. */
  received?: Date;
  cancelled?: Date;
  returned?: Date;
  refunded?: Date;
};

/** A minute of a day in Kyiv before the first start. */
export function kyivMoment(now: Date, daysAgo: number, minute: number): Date {
  const day = daysBefore(kyivDate(now), daysAgo);
  return new Date(kyivMorning(day).getTime() + (minute - morning) * minuteMs);
}

/**
 * Staff work from nine to seven. Only the last orders are on the day of the first start, so that a demonstration is the
 * same at any hour of its start.
 */
export function timelineOf(order: PlannedOrder, index: number, now: Date): Timeline {
  const { placed, payment, ending, person } = order;
  const some = (most: number) => (index * 37) % most;
  const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minuteMs);
  const at = (daysAgo: number, minute: number) => after(kyivMoment(now, daysAgo, minute), some(60) / 60);

  const begun = 'minutesAgo' in placed ? after(now, -placed.minutesAgo) : at(placed.daysAgo, placed.minute);
  const timeline: Timeline = { placed: begun };
  if (payment !== 'cash' && ending !== 'unpaid') timeline.paid = after(begun, 3 + some(5));
  if (ending === 'unpaid') timeline.cancelled = after(begun, 61);
  if (ending === 'new' || ending === 'unpaid' || 'minutesAgo' in placed) return timeline;

  const isEarly = placed.minute < 14 * 60;
  const workday = isEarly ? placed.daysAgo : placed.daysAgo - 1;
  const confirmed = isEarly ? Math.max(morning + 5, placed.minute + 25) + some(50) : morning + 8 + some(50);
  if (ending === 'cancelled') return { ...timeline, cancelled: at(workday, confirmed) };
  timeline.confirmed = at(workday, confirmed);
  if (ending === 'confirmed') return timeline;
  timeline.packed = at(workday, confirmed + 55 + some(60));
  if (ending === 'packed') return timeline;

  let lastDay: number;
  if (person.place.type === 'nova_poshta') {
    timeline.shipped = at(workday, confirmed + 150 + some(40));
    if (workday > 2) timeline.arrived = at(workday - 1, morning + 25 + some(90));
    if (ending === 'shipped') return timeline;
    lastDay = workday - 2;
    if (ending === 'refused') return { ...timeline, refused: at(lastDay, 12 * 60) };
    timeline.completed = at(lastDay, 10 * 60 + 20 + some(480));
  } else {
    lastDay = workday - 1;
    const isBrought = person.place.type === 'courier';
    if (isBrought) timeline.shipped = at(lastDay, 10 * 60 + some(90));
    timeline.completed = at(lastDay, 13 * 60 + some(300));
  }
  if (payment === 'cash') timeline.received = after(timeline.completed, -1);
  if (payment === 'prepayment' && ending !== 'collected') timeline.received = at(lastDay - 1, 11 * 60 + some(120));
  if (ending === 'refund_due') timeline.returned = at(1, 11 * 60 + 20);
  if (ending === 'returned' || ending === 'returned_in_part') {
    timeline.returned = at(lastDay - 4, 11 * 60 + some(200));
    timeline.refunded = after(timeline.returned, 12);
  }
  return timeline;
}
