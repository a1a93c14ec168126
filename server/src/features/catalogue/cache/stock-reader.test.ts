import { expect, test } from 'vitest';
import { stockReader } from './stock-reader.ts';

/** A fake query that answers on demand and records what it was asked. */
function slowQuery() {
  const asked: (readonly number[])[] = [];
  const answers: (() => void)[] = [];
  const query = (ids: readonly number[]) => {
    asked.push(ids);
    return new Promise<Map<number, number>>((resolve) =>
      answers.push(() => resolve(new Map(ids.map((id) => [id, id * 10])))),
    );
  };
  return { query, asked, answer: (index: number) => answers[index]?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('questions that come while a query runs share the next one, never the running one', async () => {
  const { query, asked, answer } = slowQuery();
  const read = stockReader(query);
  const first = read([1]);
  await turn();
  const second = read([1, 2]);
  const third = read([3]);
  await turn();
  expect(asked).toEqual([[1]]);

  answer(0);
  expect(await first).toEqual(new Map([[1, 10]]));
  await turn();
  expect(asked).toEqual([[1], [1, 2, 3]]);
  answer(1);
  expect((await second).get(2)).toBe(20);
  expect((await third).get(3)).toBe(30);
});

test('a failed query fails those who asked, and the next question is asked again', async () => {
  let isBroken = true;
  const read = stockReader(async (ids) => {
    if (isBroken) throw new Error('gone');
    return new Map(ids.map((id) => [id, 1]));
  });
  await expect(read([1])).rejects.toThrow('gone');
  isBroken = false;
  expect(await read([1])).toEqual(new Map([[1, 1]]));
});

test('nothing asked is nothing queried', async () => {
  const { query, asked } = slowQuery();
  expect(await stockReader(query)([])).toEqual(new Map());
  expect(asked).toEqual([]);
});
