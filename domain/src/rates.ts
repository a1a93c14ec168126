/** So many at once, and afterwards one more each time that its share of the seconds has passed. */
export type Rate = { count: number; seconds: number };

/** How long one of them is remembered. */
export function shareOf({ count, seconds }: Rate): number {
  return seconds / count;
}

/** For how many seconds somebody may be busy and still take one more. */
export function roomOf(rate: Rate): number {
  return rate.seconds - shareOf(rate);
}

/** After how many whole seconds somebody who is busy for so long may take one more: a share at most. */
export function secondsToWait(rate: Rate, busySeconds: number): number {
  return Math.max(1, Math.ceil(Math.min(busySeconds, rate.seconds) - roomOf(rate)));
}
