import fc from 'fast-check';
import { expect, test } from 'vitest';
import { burstTolerance, emissionInterval, type Rate, secondsToWait } from './rates.ts';

test.each([
  [{ count: 10, seconds: 600 }, 60, 540],
  [{ count: 2_000, seconds: 600 }, 0.3, 599.7],
  [{ count: 6, seconds: 3_600 }, 600, 3_000],
  [{ count: 1, seconds: 30 }, 30, 0],
])('with %j a call leaves the bucket after %d seconds, and the bucket accepts calls up to %d', (rate, share, room) => {
  expect([emissionInterval(rate), burstTolerance(rate)]).toEqual([share, room]);
});

const tenInTenMinutes = { count: 10, seconds: 600 };

test.each([
  [600, 60],
  [599.001, 60],
  [599, 59],
  [540.2, 1],
  [540, 1],
  [0, 1],
  [720, 60],
  [172_800, 60],
])('with a bucket filled for %d seconds the wait is %d', (busySeconds, seconds) => {
  expect(secondsToWait(tenInTenMinutes, busySeconds)).toBe(seconds);
});

/** A caller with a leaky bucket on a simulated clock. Records when calls were allowed. */
function lettingThrough(rate: Rate, moments: readonly number[]): { passed: number[]; refused: [number, number][] } {
  const passed: number[] = [];
  const refused: [number, number][] = [];
  let busyUntil = 0;
  for (const now of moments) {
    if (busyUntil <= now + burstTolerance(rate)) {
      busyUntil = Math.max(busyUntil, now) + emissionInterval(rate);
      passed.push(now);
    } else refused.push([now, busyUntil - now]);
  }
  return { passed, refused };
}

/** Intervals and the clock are whole seconds here, so nothing is rounded. */
const rates = fc
  .record({ count: fc.integer({ min: 1, max: 30 }), share: fc.integer({ min: 1, max: 60 }) })
  .map(({ count, share }) => ({ count, seconds: count * share }));
const visits = fc
  .array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 150 })
  .map((moments) => moments.toSorted((one, other) => one - other));

test('in no period more calls pass than the count plus one per interval', () => {
  fc.assert(
    fc.property(rates, visits, (rate, moments) => {
      const { passed } = lettingThrough(rate, moments);
      for (let first = 0; first < passed.length; first += 1) {
        for (let last = first; last < passed.length; last += 1) {
          const allowed = rate.count + Math.floor((passed[last]! - passed[first]!) / emissionInterval(rate));
          expect(last - first + 1).toBeLessThanOrEqual(allowed);
        }
      }
    }),
  );
});

test('the first calls pass at once, and a call after the wait passes', () => {
  fc.assert(
    fc.property(rates, visits, (rate, moments) => {
      const start = moments[0]!;
      const burst = Array.from({ length: rate.count + 1 }, () => start);
      expect(lettingThrough(rate, burst).passed).toHaveLength(rate.count);

      for (const [now, busySeconds] of lettingThrough(rate, moments).refused) {
        const wait = secondsToWait(rate, busySeconds);
        const before = moments.filter((moment) => moment <= now);
        const passedWith = (more: number[]) => lettingThrough(rate, [...before, ...more]).passed.length;
        expect(passedWith([now + wait - 1]) - passedWith([])).toBe(0);
        expect(passedWith([now + wait]) - passedWith([])).toBe(1);
      }
    }),
  );
});
