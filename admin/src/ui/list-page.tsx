import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { officeWording } from '@shop/wording/admin/office.ts';
import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  SearchInput,
  TopToolbar,
  useResourceDefinition,
} from 'react-admin';

type ListPageProps = Pick<ListProps, 'resource' | 'filterDefaultValues' | 'queryOptions' | 'title'> & {
  /** The order in which it opens. */
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** What the field for searching says; without it there is none. */
  search?: string;
  filters?: ReactElement[];
  /** Beside «Додати». */
  actions?: ReactNode;
  /** Said while there is nothing at all. */
  empty?: string;
  children: ReactNode;
};

/** A list with its search, filters and pages, alike everywhere. */
export function ListPage({ search, filters = [], actions, empty, children, ...list }: ListPageProps) {
  const { hasCreate } = useResourceDefinition(list.resource === undefined ? {} : { resource: list.resource });
  const searching = search
    ? [<SearchInput key="q" source="q" alwaysOn placeholder={search} sx={{ width: { sm: 320 } }} />]
    : [];
  const chosen = [...searching, ...filters];
  const hasMoreFilters = filters.some((filter) => !(filter.props as { alwaysOn?: boolean }).alwaysOn);
  const buttons = (
    <>
      {actions}
      {hasCreate && <CreateButton variant="contained" />}
    </>
  );
  return (
    <List
      {...list}
      {...(chosen.length > 0 && { filters: chosen })}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      exporter={false}
      actions={
        <TopToolbar>
          {hasMoreFilters && <FilterButton />}
          {buttons}
        </TopToolbar>
      }
      // Where there is nothing, there is nothing to filter.
      empty={<EmptyList text={empty ?? officeWording.empty}>{buttons}</EmptyList>}
      sx={{ '& .RaList-content': { overflowX: 'auto' } }}
    >
      {children}
    </List>
  );
}

function EmptyList({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 10, textAlign: 'center' }}>
      <Typography color="text.secondary">{text}</Typography>
      <TopToolbar>{children}</TopToolbar>
    </Box>
  );
}
