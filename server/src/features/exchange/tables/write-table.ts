import { Readable } from 'node:stream';
import type { TableFormat } from '@shop/contract/admin/exchange.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kyivDate } from '@shop/domain/kyiv-date.ts';
import type { Cell } from './cell.ts';
import { escapeCell } from './csv-cells.ts';
import { writeXlsx } from './write-xlsx.ts';

type Table = {
  name: string;
  header: readonly string[];
  /** Some hundreds of rows per page. */
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
};

/** A spreadsheet is built in the memory of its writer; a CSV is streamed. */
const mostRowsOfXlsx = 50_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function writeTable(format: TableFormat, { name, header, pages }: Table) {
  const named = `${name} ${kyivDate(new Date())}.${format}`;
  if (format === 'csv')
    return { type: 'text/csv; charset=utf-8', name: named, body: Readable.from(writeCsv(header, pages)) };
  return { type: xlsxType, name: named, body: await writeXlsx(header, limited(pages)) };
}

async function* limited(pages: Table['pages']): AsyncGenerator<readonly (readonly Cell[])[]> {
  let rows = 0;
  for await (const page of pages) {
    rows += page.length;
    if (rows > mostRowsOfXlsx) throw new Refusal('too_many_rows', { most: mostRowsOfXlsx });
    yield page;
  }
}

/** Begins with the byte order mark by which Excel recognises UTF-8, separated by semicolons as Excel expects in Ukraine. */
async function* writeCsv(header: readonly string[], pages: Table['pages']): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  const written = (rows: readonly (readonly Cell[])[]) =>
    stringify(
      rows.map((row) => row.map((cell) => (typeof cell === 'number' ? withComma(cell) : escapeCell(cell ?? '')))),
      { delimiter: ';', record_delimiter: 'windows' },
    );
  yield `\ufeff${written([header])}`;
  for await (const page of pages) yield written(page);
}

/** With a decimal comma: Excel in Ukraine reads 12.50 as a date. */
const withComma = (number: number) => String(number).replace('.', ',');
