/** In milliseconds: half of all, and 19 of 20, took at most this long. */
export type Times = { p50: number; p95: number };

export function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return { p50: share(0.5), p95: share(0.95) };
}
