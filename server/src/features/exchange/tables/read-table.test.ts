import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { spreadsheet, unpackingTo } from '../../../../tests/spreadsheets.ts';
import { readTable } from './read-table.ts';

const cell = (address: string, text = 'x') => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const container = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);
const header = 'Код варіанта;Залишок\n';

test.each<[string, () => Buffer, string, object]>([
  [
    'something in its last row and column',
    () => spreadsheet(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`),
    'too_many_rows',
    { most: 20_000 },
  ],
  [
    'something in its last column',
    () => spreadsheet(`<row r="1">${cell('A1')}${cell('XFD1')}</row>`),
    'too_many_columns',
    { most: 200 },
  ],
  [
    'something one row too far',
    () => spreadsheet(`<row r="20002">${cell('A20002')}</row>`),
    'too_many_rows',
    { most: 20_000 },
  ],
  ['rows without numbers', () => spreadsheet('<row/>'.repeat(1_048_577)), 'too_many_rows', { most: 20_000 }],
  ['spaces without end', () => spreadsheet(' '.repeat(61_000_000)), 'table_too_large', { limit: 'unpacked' }],
  ['much space between two cells', () => spreadsheet(' '.repeat(100_001)), 'table_too_large', { limit: 'cells' }],
  [
    'more in it than it says',
    () => unpackingTo({ bytes: 61_000_000, promised: 1_000 }),
    'table_too_large',
    { limit: 'unpacked' },
  ],
  [
    'one long text in very many cells',
    () => {
      const row = (number: number) =>
        `<row r="${number}">${['A', 'B'].map((column) => `<c r="${column}${number}" t="s"><v>0</v></c>`).join('')}</row>`;
      const sheet = Array.from({ length: 400 }, (_, index) => row(index + 1)).join('');
      return spreadsheet(sheet, { sharedString: 'Я'.repeat(30_000) });
    },
    'table_too_large',
    { limit: 'cells' },
  ],
  ['no spreadsheet in it', () => Buffer.from(zipSync({ 'a.xml': strToU8('<a/>') })), 'table_not_readable', {}],
  ['a password', () => container('EncryptedPackage'), 'table_has_password', {}],
  ['the old format', () => container('Workbook'), 'table_of_old_excel', {}],
  ['no line break', () => Buffer.alloc(19_000_000, 'A'), 'table_line_too_long', {}],
  ['nothing but separators', () => Buffer.alloc(19_000_000, ';'), 'table_line_too_long', {}],
  ['a first line that is too long', () => Buffer.from(`${'A'.repeat(64 * 1024 + 1)}\n`), 'table_line_too_long', {}],
  ['an open quotation', () => Buffer.from(`${header}A;"${'A'.repeat(2_000_000)}`), 'table_line_too_long', {}],
  ['a column too many', () => Buffer.from(`${header}${';'.repeat(200)}\n`), 'too_many_columns', { most: 200 }],
  ['a row too many', () => Buffer.from(header + 'A;1\n'.repeat(20_001)), 'too_many_rows', { most: 20_000 }],
  ...[0, 1, 8, 11, 12, 26, 31, 127].map(
    (byte) =>
      [
        `the control byte ${byte}`,
        () => Buffer.from(`${header}A;${String.fromCharCode(byte)}1\n`),
        'table_not_readable',
        {},
      ] as [string, () => Buffer, string, object],
  ),
])('a file with %s is refused for that', async (_, file, code, details) => {
  await expect(readTable(file())).rejects.toMatchObject({ name: 'Refusal', code, details });
});

test('a table as large as it may be is read', async () => {
  const wide = Buffer.from(`${header}${';'.repeat(199)}\n`);
  expect((await readTable(wide))[1]).toHaveLength(200);
  const long = Buffer.from(header + 'A;1\n'.repeat(20_000));
  expect(await readTable(long)).toHaveLength(20_001);
  const first = `${'A'.repeat(64 * 1024 - 2)};B`;
  expect(await readTable(Buffer.from(`${first}\n`))).toEqual([first.split(';')]);
  const far = spreadsheet(`<row r="20001">${cell('GR20001', 'last')}</row>`);
  const rows = await readTable(far);
  expect([rows.length, rows[20_000]?.length, rows[20_000]?.[199]]).toEqual([20_001, 200, 'last']);
});

test('cells that are only coloured do not count', async () => {
  const coloured = `<row r="1">${cell('A1')}<c r="XFD1" s="0"/></row><row r="1048576"><c r="A1048576" s="0"/></row>`;
  expect(await readTable(spreadsheet(coloured))).toEqual([['x']]);
});

test('an archive that tells its sizes after its parts is read', async () => {
  // Written by programs that stream the file and cannot seek back.
  const streamed = spreadsheet(`<row r="1">${cell('A1', 'Код')}</row>`, { isStreamed: true });
  expect(await readTable(streamed)).toEqual([['Код']]);
});
