/** A leaky bucket: `count` at once, then one more per `seconds / count`. */
export type Rate = { count: number; seconds: number };

/** Time after which one call leaves the bucket (the emission interval of GCRA). */
export function emissionInterval({ count, seconds }: Rate): number {
  return seconds / count;
}

/** The fullest bucket, in seconds, that still accepts a call (the burst tolerance of GCRA). */
export function burstTolerance(rate: Rate): number {
  return rate.seconds - emissionInterval(rate);
}

/** The `retry-after` in whole seconds for a bucket filled for `busySeconds`. */
export function secondsToWait(rate: Rate, busySeconds: number): number {
  return Math.max(1, Math.ceil(Math.min(busySeconds, rate.seconds) - burstTolerance(rate)));
}
