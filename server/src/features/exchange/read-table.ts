import { largestImport } from '@shop/contract/admin/exchange.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { cellWording } from '@shop/wording/admin/exchange.ts';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { asWritten } from './csv-cells.ts';

/** A small file may unpack to anything: what is promised is added up before anything is unpacked. */
const largestUnpackedBytes = 200_000_000;
const separators = [';', ',', '\t'];

/** The rows of a CSV or XLSX file as texts, its headers first. */
export async function readTable(bytes: Buffer): Promise<string[][]> {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const rows = isZip ? await readXlsx(bytes) : readCsv(bytes);
  if (rows.length - 1 > largestImport.rows) throw new Refusal('too_many_rows', { most: largestImport.rows });
  return rows;
}

function readCsv(bytes: Buffer): string[][] {
  const text = decoded(bytes);
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counted = separators.map((separator) => ({ separator, count: header.split(separator).length }));
  const { separator } = counted.reduce((best, each) => (each.count > best.count ? each : best));
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      to: largestImport.rows + 2,
    }) as string[][];
    return rows.map((row) => row.map(asWritten));
  } catch {
    throw new Refusal('table_not_readable', {});
  }
}

/** Spreadsheets in Ukraine often save CSV in the old encoding of Windows. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
  try {
    if (promisedBytes(bytes) > largestUnpackedBytes) throw new RangeError('It would unpack to too much');
    const sheet = await readSheet<string>(new Blob([new Uint8Array(bytes)]), { parseNumber: (text) => text });
    return sheet.map((row) => row.map(textOf));
  } catch {
    throw new Refusal('table_not_readable', {});
  }
}

function promisedBytes(bytes: Buffer): number {
  let total = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  return total;
}

function textOf(cell: CellValue<string> | null): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? cellWording.yes : cellWording.no;
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
