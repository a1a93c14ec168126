import { largestImport } from '@shop/contract/admin/exchange.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { cellWording } from '@shop/wording/admin/exchange.ts';
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { Parser } from 'saxen';

/** Limit of the unpacked parts of the archive together. The shop's own export of 20,000 variants with long texts fits. */
const largestUnpackedBytes = 60_000_000;
/** One byte unpacks to at most a thousand, so small chunks let the limit stop a zip bomb before it fills the memory. */
const bytesAtOnce = 16 * 1024;
/** Excel allows 32,767 characters per cell and this many rows per sheet, coloured empty rows included. */
const longestText = 100_000;
const mostRowsOfASheet = 1_048_576;

type Files = Record<string, Uint8Array>;

/** The cells of the first sheet. Its real size is checked before a table is built from it. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const files = unpack(bytes);
  measure(files[pathOfFirstSheet(files)]);
  // Packed again without compression, so that the library gets an archive with correct sizes.
  const archive = zipSync(files, { level: 0 });
  const sheet = await readSheet<string>(archive.buffer as ArrayBuffer, { parseNumber: (text) => text });
  return sheet.map((row) => row.map(toText));
}

/** Counts the unpacked bytes. The sizes in the archive's headers are not trusted. */
function unpack(bytes: Uint8Array): Files {
  const files: Files = {};
  let left = largestUnpackedBytes;
  const unzip = new Unzip((file) => {
    if (!/\.xml(\.rels)?$/.test(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      left -= piece.length;
      if (left < 0) throw new Refusal('table_too_large', { limit: 'unpacked' });
      pieces.push(piece);
      if (isLast) files[file.name] = Buffer.concat(pieces);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += bytesAtOnce)
    unzip.push(bytes.subarray(start, start + bytesAtOnce), start + bytesAtOnce >= bytes.length);
  return files;
}

type Attributes = Record<string, string>;

/** Scans an XML file with the parser that the library uses. */
function scan(
  file: Uint8Array | undefined,
  onOpen: (name: string, attributes: () => Attributes) => void,
  onClose: (name: string) => void = () => {},
): void {
  if (file === undefined) throw new Error('Spreadsheet part missing');
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) =>
    onOpen(plain(name), () =>
      Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [plain(key), decode(value)])),
    ),
  );
  parser.on('closeTag', (name) => onClose(plain(name)));
  parser.on('text', (text) => {
    if (text.length > longestText) throw new Refusal('table_too_large', { limit: 'cells' });
  });
  parser.parse(new TextDecoder().decode(file));
}

function pathOfFirstSheet(files: Files): string {
  let first: string | undefined;
  scan(files['xl/workbook.xml'], (name, attributes) => {
    if (name === 'sheet' && attributes().name) first ??= attributes().id;
  });
  let target = '';
  scan(files['xl/_rels/workbook.xml.rels'], (name, attributes) => {
    if (name === 'Relationship' && attributes().Id === first) target = attributes().Target ?? '';
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Refuses a sheet with a cell too far to the right or down: every cell before it would be created. */
function measure(sheet: Uint8Array | undefined): void {
  let address = '';
  let rows = 0;
  scan(
    sheet,
    (name, attributes) => {
      if (name === 'row') rows = Math.max(rows + 1, Number(attributes().r) || 0);
      if (rows > mostRowsOfASheet) throw new Refusal('too_many_rows', { most: largestImport.rows });
      if (name === 'c') address = attributes().r ?? '';
    },
    (name) => {
      // Cells without a value, for example only coloured ones, do not count.
      if (name !== 'v' && name !== 'is') return;
      const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
      const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
      checkPlace(Math.max(rows, Number(row)), column);
    },
  );
}

export function checkPlace(row: number, column: number): void {
  if (row - 1 > largestImport.rows) throw new Refusal('too_many_rows', { most: largestImport.rows });
  if (column > largestImport.columns) throw new Refusal('too_many_columns', { most: largestImport.columns });
}

function toText(cell: CellValue<string> | null): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? cellWording.yes : cellWording.no;
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
