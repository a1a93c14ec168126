import { expect, onTestFinished, test, vi } from 'vitest';
import { logInto } from '../../../tests/log-into.ts';
import { PageCache } from '../../http/pages/page-cache.ts';
import { CatalogueCache } from '../catalogue-cache/catalogue-cache.ts';
import { contentClock } from './content-clock.ts';

const hour = 60 * 60_000;
const start = Date.parse('2026-11-19T10:00:00Z');

/** A clock with moments that are given in milliseconds from its start; it counts how often the caches are cleared. */
function openClock(moments: number[], { isAheadMs = 0 } = {}) {
  vi.useFakeTimers({ now: start });
  onTestFinished(() => void vi.useRealTimers());
  const counted = { cleared: 0, read: 0 };
  const lines: object[] = [];
  let failures = 0;
  const pageCache = new PageCache();
  const catalogueCache = new CatalogueCache();
  vi.spyOn(pageCache, 'clear').mockImplementation(() => {
    counted.cleared += 1;
  });
  const read = async () => {
    counted.read += 1;
    if (failures > 0) {
      failures -= 1;
      throw new Error('away');
    }
    const now = new Date(Date.now() - isAheadMs);
    const next = moments.map((ms) => new Date(start + ms)).find((moment) => moment > now);
    return { now, next };
  };
  const clock = contentClock(
    { db: null as never, catalogueCache, pageCache, log: logInto((line) => lines.push(line as object)) },
    { read },
  );
  onTestFinished(() => clock[Symbol.dispose]());
  const fail = (times: number) => {
    failures = times;
  };
  return { counted, lines, catalogueCache, clock, fail };
}

test('the caches are cleared at each moment, and at no other time', async () => {
  const { counted } = openClock([1_000, 30_000]);
  await vi.advanceTimersByTimeAsync(999);
  expect(counted.cleared).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(counted.cleared).toBe(1);
  await vi.advanceTimersByTimeAsync(28_999);
  expect(counted.cleared).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(counted.cleared).toBe(2);
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(counted.cleared).toBe(2);
});

test('a moment that is months away is waited for', async () => {
  const { counted } = openClock([90 * 24 * hour]);
  await vi.advanceTimersByTimeAsync(90 * 24 * hour - 1);
  expect(counted.cleared).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(counted.cleared).toBe(1);
});

test('a moment counts by the clock of the database, and a change begins to count anew', async () => {
  const moments = [10_000];
  const { counted, catalogueCache } = openClock(moments, { isAheadMs: 400 });
  await vi.advanceTimersByTimeAsync(5_000);
  moments.unshift(6_000);
  catalogueCache.clear();
  await vi.advanceTimersByTimeAsync(1_399);
  expect(counted.cleared).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(counted.cleared).toBe(1);
});

test('a failed read is tried again, logged once, and the moment that passed meanwhile counts', async () => {
  const { counted, lines, fail } = openClock([1_000]);
  await vi.advanceTimersByTimeAsync(500);
  fail(3);
  await vi.advanceTimersByTimeAsync(500);
  expect([counted.cleared, lines.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([counted.cleared, lines.length]).toEqual([1, 1]);
});

test('a stopped clock reads and clears nothing more', async () => {
  const { counted, clock, catalogueCache } = openClock([1_000]);
  await vi.advanceTimersByTimeAsync(10);
  clock[Symbol.dispose]();
  catalogueCache.clear();
  await vi.advanceTimersByTimeAsync(hour);
  expect(counted).toEqual({ cleared: 0, read: 1 });
});
