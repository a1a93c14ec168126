import type { KeyboardEvent } from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  type DataTableProps,
  DataTableRow,
  type DataTableRowProps,
} from 'react-admin';

/** Rows of a list. Nothing is done to many at once unless the list says what. */
export function Table({ bulkActionButtons = false, ...table }: Omit<DataTableProps, 'ref'>) {
  const opensRows = table.rowClick !== false;
  return <DataTable {...table} {...(opensRows && { body: OpenedBody })} bulkActionButtons={bulkActionButtons} />;
}

Table.Col = DataTable.Col;

function OpenedBody(body: Omit<DataTableBodyProps, 'ref'>) {
  return <DataTableBody {...body} row={OpenedRow} />;
}

/** A row opens by the keys, too: react-admin lets only a mouse do it. */
function OpenedRow(row: Omit<DataTableRowProps, 'ref'>) {
  return <DataTableRow {...row} tabIndex={0} onKeyDown={openByEnter} />;
}

function openByEnter({ key, target, currentTarget }: KeyboardEvent<HTMLTableRowElement>) {
  // Boxes and buttons of the row mean themselves.
  if (key === 'Enter' && target === currentTarget) currentTarget.click();
}

/** For a column that a phone has no room for: what is most needed is seen there without scrolling. */
export const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } };

/** For what such a column says, beside something that a phone has room for. */
export const onlyOnPhones = { display: { sm: 'none' } };
