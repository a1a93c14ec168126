import { expect, test } from 'vitest';
import { turnsDuring } from '../../../../tests/turns-during.ts';
import type { Cell } from './cell.ts';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

const header = ['Код', 'Ціна', 'Назва'];
const rowOf = (number: number): Cell[] => [`C-${number}`, number / 2, number % 2 === 0 ? null : `Крем ${number}`];

async function* pagesOf(count: number) {
  for (let start = 0; start < count; start += 500)
    yield Array.from({ length: Math.min(500, count - start) }, (_, index) => rowOf(start + index));
}

test('a spreadsheet is built outside of the process that answers requests', async () => {
  const { made, turns } = await turnsDuring(() =>
    writeTable('xlsx', { name: 'products', header, pages: pagesOf(1_200) }),
  );
  expect(turns).toBeGreaterThan(10);
  const table = await readTable(made.body as Buffer);
  expect([table.length, table[0], table[1], table[1_200]]).toEqual([
    1_201,
    header,
    ['C-0', '0', ''],
    ['C-1199', '599.5', 'Крем 1199'],
  ]);
});

test('too many rows, and rows that cannot be read, end the writing', async () => {
  await expect(writeTable('xlsx', { name: 'products', header, pages: pagesOf(50_500) })).rejects.toMatchObject({
    code: 'too_many_rows',
  });
  async function* broken() {
    yield* pagesOf(500);
    throw new Error('the database is gone');
  }
  await expect(writeTable('xlsx', { name: 'products', header, pages: broken() })).rejects.toThrow('database is gone');
});
