import { buffer } from 'node:stream/consumers';
import { isRefusal } from '@shop/contract/refusal.ts';
import { tableParts } from '../import/product-columns.ts';
import { type ImportRow, readRows } from '../import/read-rows.ts';
import { readTable } from './read-table.ts';
import type { TableQuestion, WorkerAnswer } from './table-reader.ts';

// A separate process, started by table-reader.ts: a hostile file can take minutes and gigabytes to read. The file
// arrives on stdin, the question and the rows are messages.

/** Size of a batch: a few milliseconds of the server's thread. */
const mostRows = 250;
const mostCharacters = 500_000;
/** Further problems are only counted. */
const mostProblems = 1_000;

let portions: Generator<ImportRow[]> | undefined;
process.on('message', async (message) => {
  process.send!(portions === undefined ? await answer(message as TableQuestion) : portions.next().value);
});
process.on('disconnect', () => process.exit());

async function answer(question: TableQuestion): Promise<WorkerAnswer> {
  try {
    const table = await readTable(await buffer(process.stdin));
    const { rows, problems, columns } = readRows(table, tableParts(question.lookups), question);
    const omittedProblems = Math.max(0, problems.length - mostProblems);
    const sent = omittedProblems > 0 ? [] : rows;
    portions = rowBatches(sent);
    return {
      titles: table[0] ?? [],
      columns,
      rows: sent.length,
      problems: problems.slice(0, mostProblems),
      omittedProblems,
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { refusal: { code: error.code, details: error.details } };
  }
}

function* rowBatches(rows: readonly ImportRow[]): Generator<ImportRow[]> {
  let portion: ImportRow[] = [];
  let characters = 0;
  for (const row of rows) {
    portion.push(row);
    characters += JSON.stringify(row).length;
    if (portion.length < mostRows && characters < mostCharacters) continue;
    yield portion;
    portion = [];
    characters = 0;
  }
  yield portion;
}
