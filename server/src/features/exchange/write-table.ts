import { Readable } from 'node:stream';
import type { TableFormat } from '@shop/contract/admin/exchange.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/node';
import { harmless } from './csv-cells.ts';

/** A number stands in a spreadsheet as one; everything else, codes of digits included, as a text. */
export type Cell = string | number | null;
type Table = {
  name: string;
  header: readonly string[];
  /** Some hundreds of rows at a time. */
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
};

/** What a spreadsheet is made from is held whole; a CSV is not. */
const mostRowsOfXlsx = 50_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function writeTable(format: TableFormat, { name, header, pages }: Table) {
  const named = `${name} ${kyivDate(new Date())}.${format}`;
  if (format === 'csv')
    return { type: 'text/csv; charset=utf-8', name: named, body: Readable.from(csvOf(header, pages)) };
  const rows: (readonly Cell[])[] = [];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length > mostRowsOfXlsx) throw new Refusal('too_many_rows', { most: mostRowsOfXlsx });
  }
  const body = await writeXlsx(
    [header.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows.map(cellsOf)],
    {
      stickyRowsCount: 1,
    },
  ).toBuffer();
  return { type: xlsxType, name: named, body };
}

/** Begins with the mark by which Excel knows UTF-8; the semicolon is what it expects in Ukraine. */
async function* csvOf(header: readonly string[], pages: Table['pages']): AsyncGenerator<string> {
  const written = (rows: readonly (readonly Cell[])[]) =>
    stringify(
      rows.map((row) => row.map((cell) => (typeof cell === 'number' ? withComma(cell) : harmless(cell ?? '')))),
      { delimiter: ';', record_delimiter: 'windows' },
    );
  yield `\ufeff${written([header])}`;
  for await (const page of pages) yield written(page);
}

/** As numbers are written here: 12.50 would be taken for the twelfth of a month. */
const withComma = (number: number) => String(number).replace('.', ',');

function cellsOf(row: readonly Cell[]) {
  return row.map((value) => (value === null || value === '' ? null : { value, type: typeOf(value) }));
}

const typeOf = (value: string | number) => (typeof value === 'number' ? Number : String);
