/** The offer to pay ends before the reservation, so that money arrives while the goods are still reserved. */
const marginMinutes = 10;
/** The shortest time to pay in another attempt. */
const againMinutes = 10;

/** `nextAskAt`: when to ask the provider first; not at once, while the customer still looks for the card. */
type Deadlines = { reservedUntil: Date; expiresAt: Date; nextAskAt: Date };

/** For an order that is placed now. `holdMinutes`: how long it reserves stock and certificates while it is unpaid. */
export function firstDeadlines(now: Date, holdMinutes: number): Deadlines {
  return endingAt(after(now, holdMinutes), now);
}

/** The longest reservation including its extension, unless the owner sets a longer one. */
const longestMinutes = 120;

type ReservingOrder = { createdAt: Date; reservedUntil: Date | null; isReservationExtended: boolean };

/**
 * For another attempt. The reservation is extended once, by no more than the time to pay and within its longest
 * duration. Undefined when too little time is left to pay.
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

/** The older a pending refund, the longer the pause before the next question to the provider. */
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
