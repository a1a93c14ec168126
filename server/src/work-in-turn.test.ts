import { expect, test } from 'vitest';
import { workInTurn } from './work-in-turn.ts';

/** Work that begins when it is its turn, and ends when the test says so. */
function piecesOf(inTurn: ReturnType<typeof workInTurn>) {
  const begun: number[] = [];
  return {
    begun,
    add(number: number) {
      const end = Promise.withResolvers<number>();
      const done = inTurn(() => {
        begun.push(number);
        return end.promise;
      });
      return { done, end: () => end.resolve(number), fail: () => end.reject(new Error(`${number} failed`)) };
    },
  };
}

test('so many run at once, and the others begin in the order they came', async () => {
  const { add, begun } = piecesOf(workInTurn({ atOnce: 2, mostWaiting: 40 }));
  const pieces = [1, 2, 3, 4, 5].map(add);
  expect(begun).toEqual([1, 2]);

  pieces[1]!.end();
  expect(await pieces[1]!.done).toBe(2);
  expect(begun).toEqual([1, 2, 3]);

  for (const { end } of pieces) end();
  expect(await Promise.all(pieces.map(({ done }) => done))).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('the 41st that would wait is refused at once, and a place that is free again is taken', async () => {
  const { add, begun } = piecesOf(workInTurn({ atOnce: 1, mostWaiting: 40 }));
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
  const { add, begun } = piecesOf(workInTurn({ atOnce: 1, mostWaiting: 1 }));
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
