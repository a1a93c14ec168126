import type { Try } from './balancer.ts';

/** One second of the run: what was answered in it. */
export type Second = { at: number; answered: number; failed: number; p50: number | null; p95: number | null };

export function secondsOf(tries: readonly Try[], startedAt: number, endedAt: number): Second[] {
  const bySecond = Map.groupBy(tries, (each) => Math.floor((each.startedAt + each.ms - startedAt) / 1000));
  return Array.from({ length: Math.ceil((endedAt - startedAt) / 1000) }, (_, at) => {
    const inIt = bySecond.get(at) ?? [];
    const answered = inIt.filter(({ status }) => status > 0 && status < 500);
    return { at, answered: answered.length, failed: inIt.length - answered.length, ...shares(answered) };
  });
}

/** Median and 95th percentile, in milliseconds. */
export function shares(tries: readonly Try[]): { p50: number | null; p95: number | null } {
  const times = tries.map(({ ms }) => ms).sort((a, b) => a - b);
  const share = (part: number) =>
    times.length === 0 ? null : Math.round(times[Math.floor(times.length * part)]! * 10) / 10;
  return { p50: share(0.5), p95: share(0.95) };
}
