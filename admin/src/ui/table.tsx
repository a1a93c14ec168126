import type { KeyboardEvent } from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  type DataTableProps,
  DataTableRow,
  type DataTableRowProps,
} from 'react-admin';

/** The rows of a list. No bulk actions unless the list defines them. */
export function Table({ bulkActionButtons = false, ...table }: Omit<DataTableProps, 'ref'>) {
  const opensRows = table.rowClick !== false;
  return <DataTable {...table} {...(opensRows && { body: OpenedBody })} bulkActionButtons={bulkActionButtons} />;
}

Table.Col = DataTable.Col;

function OpenedBody(body: Omit<DataTableBodyProps, 'ref'>) {
  return <DataTableBody {...body} row={OpenedRow} />;
}

/** Opens rows by Enter, too: react-admin supports only the mouse. */
function OpenedRow(row: Omit<DataTableRowProps, 'ref'>) {
  return <DataTableRow {...row} tabIndex={0} onKeyDown={openByEnter} />;
}

function openByEnter({ key, target, currentTarget }: KeyboardEvent<HTMLTableRowElement>) {
  // Enter on a checkbox or button of the row belongs to that control.
  if (key === 'Enter' && target === currentTarget) currentTarget.click();
}

/** For columns that do not fit on a phone. */
export const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } };

/** For the content of such a column inside a column that fits. */
export const onlyOnPhones = { display: { sm: 'none' } };
