import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

/** Pieces of work that run through the limit and end when the test ends them. */
function piecesOf(withinLimit: ReturnType<typeof concurrencyLimit>) {
  const begun: number[] = [];
  return {
    begun,
    add(number: number, caller?: string) {
      const end = Promise.withResolvers<number>();
      const done = withinLimit(() => {
        begun.push(number);
        return end.promise;
      }, caller);
      return { done, end: () => end.resolve(number), fail: () => end.reject(new Error(`${number} failed`)) };
    },
  };
}

test('the given number run at once, and the others begin in the order they came', async () => {
  const { add, begun } = piecesOf(concurrencyLimit({ atOnce: 2, mostWaiting: 40 }));
  const pieces = [1, 2, 3, 4, 5].map((number) => add(number));
  expect(begun).toEqual([1, 2]);

  pieces[1]!.end();
  expect(await pieces[1]!.done).toBe(2);
  expect(begun).toEqual([1, 2, 3]);

  for (const { end } of pieces) end();
  expect(await Promise.all(pieces.map(({ done }) => done))).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('the 41st that would wait is refused at once, and a place that is free again is taken', async () => {
  const { add, begun } = piecesOf(concurrencyLimit({ atOnce: 1, mostWaiting: 40 }));
  const [running, ...waiting] = Array.from({ length: 41 }, (_, index) => add(index));

  await expect(add(41).done).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(begun).toEqual([0]);

  running!.end();
  await running!.done;
  const late = add(42);
  for (const { end } of [...waiting, late]) end();
  expect(await late.done).toBe(42);
  expect(begun).toEqual([...Array.from({ length: 41 }, (_, index) => index), 42]);
});

test('work that fails gives its place to the next', async () => {
  const { add, begun } = piecesOf(concurrencyLimit({ atOnce: 1, mostWaiting: 1 }));
  const failing = add(1);
  const next = add(2);
  failing.fail();
  await expect(failing.done).rejects.toThrow('1 failed');
  expect(begun).toEqual([1, 2]);
  next.end();
  expect(await next.done).toBe(2);

  const fresh = add(3);
  expect(begun).toEqual([1, 2, 3]);
  fresh.end();
  await fresh.done;
});

test('one caller has a share, other callers have room, and a place that is given back is taken again', async () => {
  const share = { most: 2, retryAfterSeconds: 60 };
  const { add, begun } = piecesOf(concurrencyLimit({ atOnce: 3, mostWaiting: 1, share }));
  const [first, second] = [add(1, 'greedy'), add(2, 'greedy')];
  const refusal = { code: 'too_many_requests', details: { retry_after: 60 } };
  await expect(add(3, 'greedy').done).rejects.toMatchObject(refusal);
  const other = add(4, 'modest');
  expect(begun).toEqual([1, 2, 4]);

  first.fail();
  await expect(first.done).rejects.toThrow('1 failed');
  const again = add(5, 'greedy');
  await expect(add(6, 'greedy').done).rejects.toMatchObject(refusal);
  for (const { end } of [second, other, again]) end();
  expect(await Promise.all([second.done, other.done, again.done])).toEqual([2, 4, 5]);
  expect(begun).toEqual([1, 2, 4, 5]);
});

test('work that waits counts to the share, too', async () => {
  const share = { most: 2, retryAfterSeconds: 5 };
  const { add, begun } = piecesOf(concurrencyLimit({ atOnce: 1, mostWaiting: 10, share }));
  const pieces = [add(1, 'greedy'), add(2, 'greedy')];
  await expect(add(3, 'greedy').done).rejects.toMatchObject({ code: 'too_many_requests' });
  pieces.push(add(4, 'modest'));
  for (const { end } of pieces) end();
  await Promise.all(pieces.map(({ done }) => done));
  expect(begun).toEqual([1, 2, 4]);
});
