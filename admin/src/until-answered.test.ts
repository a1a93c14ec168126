import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unanswered, untilAnswered } from './until-answered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isAnswer = (error: unknown) => error === 'signed out';

test('who cannot be reached is asked again every five seconds, and it is known why', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce('no network').mockRejectedValueOnce('500');
  ask.mockResolvedValue('owner');
  const answer = untilAnswered(ask, { isAnswer });
  await vi.advanceTimersByTimeAsync(4_999);
  expect([ask.mock.calls.length, unanswered.read()]).toEqual([1, 'no network']);
  await vi.advanceTimersByTimeAsync(1);
  expect([ask.mock.calls.length, unanswered.read()]).toEqual([2, '500']);
  unanswered.askNow();
  expect(await answer).toBe('owner');
  expect([ask.mock.calls.length, unanswered.read()]).toEqual([3, undefined]);
});

test('an ended session is an answer', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValue('signed out');
  await expect(untilAnswered(ask, { isAnswer })).rejects.toBe('signed out');
  expect([ask.mock.calls.length, unanswered.read()]).toEqual([1, undefined]);
});
