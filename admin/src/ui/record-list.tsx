import type { ReactElement, ReactNode } from 'react';
import { type DataTableProps, type RaRecord, SelectInput } from 'react-admin';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { DayField, MomentField } from './moment-field.tsx';
import { MoneyField } from './money-field.tsx';
import { ShownChip } from './shown-chip.tsx';
import { notOnPhones, Table } from './table.tsx';
import { ThumbnailField } from './thumbnail-field.tsx';
import { toChoices } from './to-choices.ts';

/** One column of a list. Its label is among the words of the resource, under the name of the source. */
export type Column<Row> = Pick<Parameters<typeof Table.Col>[0], 'label' | 'align' | 'disableSort' | 'sx'> & {
  notOnPhones?: boolean;
} & (Shown<Row> | Rendered<Row>);

/** A field of the row, as text by default. Sorts the list by that field. */
type Shown<Row> = { source: NameIn<Row> | `${NameIn<Row>}.${string}`; as?: keyof typeof cells; render?: never };
/** Anything else. `source` is what the API sorts by, if it does. */
type Rendered<Row> = { source?: string; as?: never; render: (row: Row) => ReactNode };
type NameIn<Row> = keyof Row & string;

/** A select of one field. */
type ChoiceFilter<Row> = { source: NameIn<Row>; choices: Record<string, string> };

export type RecordListProps<Row> = Omit<ListPageProps, 'filters' | 'children'> & {
  columns: readonly Column<Row>[];
  filters?: readonly (ChoiceFilter<Row> | ReactElement)[];
  /** Shown between the filters and the rows. */
  above?: ReactNode;
  below?: ReactNode;
  /** How rows open, and the like. */
  table?: Omit<DataTableProps, 'ref' | 'children'>;
};

/** A list of records: columns, filters and actions. */
export function RecordList<Row extends RaRecord>({
  columns,
  filters = [],
  above,
  below,
  table,
  ...page
}: RecordListProps<Row>) {
  return (
    <ListPage {...page} filters={filters.map((filter) => ('choices' in filter ? choiceInput(filter) : filter))}>
      {above}
      <Table {...table}>{columns.map(tableColumn)}</Table>
      {below}
    </ListPage>
  );
}

/** The page of a list that is the same for everybody. */
export const recordList =
  <Row extends RaRecord>(list: RecordListProps<Row>) =>
  () => <RecordList<Row> {...list} />;

const cells = {
  picture: (source: string) => <ThumbnailField source={source} />,
  shown: (source: string) => <ShownChip source={source} />,
  moment: (source: string) => <MomentField source={source} />,
  day: (source: string) => <DayField source={source} />,
  money: (source: string) => <MoneyField source={source} />,
};
const unsorted: readonly unknown[] = ['picture', 'shown'] satisfies (keyof typeof cells)[];

function tableColumn<Row extends RaRecord>({ as, notOnPhones: isWide, sx, ...column }: Column<Row>) {
  const { source = '' } = column;
  return (
    <Table.Col<Row>
      key={source || String(column.label)}
      {...(as === 'money' && { align: 'right' })}
      {...(unsorted.includes(as) && { disableSort: true })}
      {...(column as object)}
      {...(as && { render: () => cells[as](source) })}
      {...((sx || isWide) && { sx: { ...(isWide && notOnPhones), ...sx } })}
    />
  );
}

function choiceInput({ source, choices }: ChoiceFilter<never>) {
  return <SelectInput key={source} source={source} choices={toChoices(choices)} alwaysOn />;
}
