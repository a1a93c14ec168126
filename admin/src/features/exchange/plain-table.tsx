import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export type Column<Row> = { title: string; cell: (row: Row) => ReactNode };
type PlainTableProps<Row> = { label: string; rows: readonly Row[]; columns: readonly Column<Row>[] };

/** A read-only table of rows that are not records. */
export function PlainTable<Row>({ label, rows, columns }: PlainTableProps<Row>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 420 }}>
      <MuiTable stickyHeader size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ title }) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never move
            <TableRow key={index}>
              {columns.map(({ title, cell }) => (
                <TableCell key={title}>{cell(row)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </MuiTable>
    </TableContainer>
  );
}
