/** The offer to pay ends before the hold does: money that comes is money for goods that are still there. */
const marginMinutes = 10;
/** Whoever pays again has at least so long to do it. */
const againMinutes = 10;

/** `nextAskAt`: nobody asks about a card that the customer is still looking for. */
type Deadlines = { reservedUntil: Date; expiresAt: Date; nextAskAt: Date };

/** Of an order that is placed now; so many minutes it holds its stock and certificates while it is not paid. */
export function firstDeadlines(now: Date, holdMinutes: number): Deadlines {
  return endingAt(after(now, holdMinutes), now);
}

/** All that a hold and its prolonging may last, unless the owner lets orders be held for longer. */
const longestMinutes = 120;

type ReservingOrder = { createdAt: Date; reservedUntil: Date | null; isReservationExtended: boolean };

/**
 * Of another attempt: the hold is made longer once, no longer than it takes to pay and than it may last in all. Undefined
 * when the offer would be over before anybody could pay.
 */
export function nextDeadlines(now: Date, order: ReservingOrder, holdMinutes: number): Deadlines | undefined {
  const { createdAt, reservedUntil, isReservationExtended } = order;
  const needed = after(now, againMinutes + marginMinutes);
  if (reservedUntil === null) return endingAt(needed, now);
  const longest = after(createdAt, Math.max(longestMinutes, holdMinutes));
  const wished = new Date(Math.min(needed.getTime(), longest.getTime()));
  const end = isReservationExtended || wished <= reservedUntil ? reservedUntil : wished;
  const deadlines = endingAt(end, now);
  return deadlines.expiresAt > now ? deadlines : undefined;
}

/** The longer a refund is on its way, the longer the pause before the next question. */
export function nextAskAboutRefund({ createdAt }: { createdAt: Date }, now: Date): Date {
  const minutesOld = (now.getTime() - createdAt.getTime()) / 60_000;
  return after(now, Math.min(Math.max(minutesOld / 4, 1), 360));
}

function endingAt(reservedUntil: Date, now: Date): Deadlines {
  return { reservedUntil, expiresAt: after(reservedUntil, -marginMinutes), nextAskAt: after(now, 1) };
}

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
