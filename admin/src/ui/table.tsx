import { DataTable, type DataTableProps } from 'react-admin';

/** Rows of a list. Nothing is done to many at once unless the list says what. */
export function Table({ bulkActionButtons = false, ...table }: Omit<DataTableProps, 'ref'>) {
  return <DataTable {...table} bulkActionButtons={bulkActionButtons} />;
}

Table.Col = DataTable.Col;
