import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatUntilDone } from './repeat-until-done.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails the given number of times. */
function failing(times: number) {
  const onFirstFailure = vi.fn();
  const work = vi.fn(async () => {
    if (work.mock.calls.length <= times) throw new Error('away');
  });
  return { work, onFirstFailure, repeated: repeatUntilDone(work, { pauseMs: 1_000, onFirstFailure }) };
}

test('failed work is retried after each pause until it succeeds, and reported once', async () => {
  const { work, onFirstFailure, repeated } = failing(2);
  repeated.begin();
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(3);
  expect(onFirstFailure.mock.calls).toEqual([[new Error('away')]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a new begin() does not wait for the pause', async () => {
  const { work, repeated } = failing(1);
  repeated.begin();
  await vi.advanceTimersByTimeAsync(10);
  repeated.begin();
  await vi.advanceTimersByTimeAsync(10);
  expect(work).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('work never overlaps, and several begin() during a run cause one more run', async () => {
  let running = 0;
  const seen: number[] = [];
  const repeated = repeatUntilDone(
    async () => {
      running += 1;
      seen.push(running);
      await new Promise((done) => setTimeout(done, 10));
      running -= 1;
    },
    { pauseMs: 1_000, onFirstFailure: () => {} },
  );
  for (let times = 0; times < 3; times += 1) repeated.begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([1, 1]);
});

test('nothing is retried after dispose, not even a run that is failing just then', async () => {
  const { work, onFirstFailure, repeated } = failing(100);
  repeated.begin();
  repeated[Symbol.dispose]();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(onFirstFailure).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
