import writeExcelFile from 'write-excel-file/node';
import type { Cell } from './cell.ts';
import type { XlsxMessage } from './write-xlsx.ts';

// A separate process, started by write-xlsx.ts. The rows are messages, and the file leaves on stdout.

const header: string[] = [];
const rows: (readonly Cell[])[] = [];

process.on('message', async (message: XlsxMessage) => {
  if (message === 'end') process.stdout.end(await write(), () => process.exit(0));
  else if ('header' in message) header.push(...message.header);
  else rows.push(...message.rows);
});
process.on('disconnect', () => process.exit());

async function write(): Promise<Buffer> {
  const titles = header.map((value) => ({ value, fontWeight: 'bold' as const }));
  return await writeExcelFile([titles, ...rows.map(toXlsxCells)], { stickyRowsCount: 1 }).toBuffer();
}

function toXlsxCells(row: readonly Cell[]) {
  return row.map((value) => (value === null || value === '' ? null : { value, type: cellType(value) }));
}

const cellType = (value: string | number) => (typeof value === 'number' ? Number : String);
