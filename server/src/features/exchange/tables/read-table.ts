import { largestImport } from '@shop/contract/admin/exchange.ts';
import { isRefusal, Refusal } from '@shop/contract/refusal.ts';
import { parse } from 'csv-parse/sync';
import { unescapeCell } from './csv-cells.ts';
import { checkPlace, readXlsx } from './read-xlsx.ts';

const separators = [';', ',', '\t'];
const longestFirstLine = 64 * 1024;
const longestRecord = 1_000_000;

/**
 * The rows of a CSV or XLSX file as text, headers first. May take much time and memory: call it in a separate process
 * only.
 */
export async function readTable(bytes: Buffer): Promise<string[][]> {
  try {
    const rows = await chooseReader(bytes)(bytes);
    // One shared string of a spreadsheet may appear in every cell, and it is copied for each.
    let characters = 0;
    for (const row of rows) for (const cell of row) characters += cell.length;
    if (characters > largestImport.bytes) throw new Refusal('table_too_large', { limit: 'cells' });
    return rows;
  } catch (error) {
    // Any other error of a parser means that the file is unreadable.
    throw isRefusal(error) ? error : new Refusal('table_not_readable', {});
  }
}

function chooseReader(bytes: Buffer): (bytes: Buffer) => string[][] | Promise<string[][]> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readXlsx;
  // The container format of Excel before 2007, which is also used for password-protected files.
  if (bytes.subarray(0, 4).toString('hex') !== 'd0cf11e0') return readCsv;
  throw new Refusal(bytes.includes('EncryptedPackage', 0, 'utf16le') ? 'table_has_password' : 'table_of_old_excel', {});
}

function readCsv(bytes: Buffer): string[][] {
  if (bytes.some(isControl)) throw new Refusal('table_not_readable', {});
  const text = decoded(bytes);
  const header = text.slice(0, longestFirstLine + 1).split(/[\r\n]/, 1)[0]!;
  if (header.length > longestFirstLine) throw new Refusal('table_line_too_long', {});
  const counted = separators.map((separator) => ({ separator, count: header.split(separator).length }));
  const { separator } = counted.reduce((best, each) => (each.count > best.count ? each : best));
  let rows = 0;
  try {
    return parse(text, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      max_record_size: longestRecord,
      on_record(record: string[]) {
        rows += 1;
        checkPlace(rows, record.length);
        return record.map(unescapeCell);
      },
    }) as unknown as string[][];
  } catch (error) {
    if ((error as { code?: string }).code === 'CSV_MAX_RECORD_SIZE') throw new Refusal('table_line_too_long', {});
    throw error;
  }
}

const isControl = (byte: number) => (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) || byte === 127;

/** Spreadsheets in Ukraine often save CSV in the old Windows encoding. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
