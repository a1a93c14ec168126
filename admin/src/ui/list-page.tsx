import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminWording } from '@shop/wording/admin/admin.ts';
import type { ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  List,
  ListBase,
  type ListProps,
  Pagination,
  ResourceContextProvider,
  SearchInput,
  TopToolbar,
  useListContext,
  useResourceDefinition,
} from 'react-admin';
import { untilItComes } from '../query-client.ts';
import { FailureNote, useFailure } from './failure.tsx';

export type ListPageProps = Pick<ListProps, 'resource' | 'filterDefaultValues' | 'queryOptions' | 'title'> & {
  /** The initial order. */
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Label of the search field; without it there is none. */
  search?: string;
  filters?: ReactElement[];
  /** Shown beside «Додати». */
  actions?: ReactNode;
  /** Text of an empty list. */
  empty?: string;
  children: ReactNode;
};

const rows = { isList: true };
const { failed: words } = adminWording;

/** A list with search, filters and pages. */
export function ListPage({ search, filters = [], actions, empty, queryOptions, children, ...list }: ListPageProps) {
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
      queryOptions={{ ...untilItComes, ...queryOptions, meta: rows }}
      offline={false}
      {...(chosen.length > 0 && { filters: chosen })}
      perPage={25}
      pagination={<Pages />}
      exporter={false}
      actions={
        <TopToolbar>
          {hasMoreFilters && <FilterButton />}
          {buttons}
        </TopToolbar>
      }
      // An empty list needs no filters.
      empty={<EmptyList text={empty ?? adminWording.empty}>{buttons}</EmptyList>}
      sx={{ '& .RaList-content': { overflowX: 'auto' } }}
    >
      <WhatWasRead>{children}</WhatWasRead>
    </List>
  );
}

/** A list inside another page: with its own order and pages, outside of the address. */
export function InnerList({
  resource,
  sort,
  children,
}: Required<Pick<ListPageProps, 'resource' | 'sort' | 'children'>>) {
  return (
    <ResourceContextProvider value={resource}>
      <ListBase
        resource={resource}
        sort={sort}
        perPage={25}
        disableSyncWithLocation
        storeKey={false}
        queryOptions={{ ...untilItComes, meta: rows }}
      >
        <WhatWasRead>
          <Box sx={{ overflowX: 'auto' }}>{children}</Box>
        </WhatWasRead>
        <Pages />
      </ListBase>
    </ResourceContextProvider>
  );
}

const useListFailure = () => useFailure({ method: 'getList', meta: rows });

/** A failed load is not shown as empty: the last rows stay, with an error. */
function WhatWasRead({ children }: { children: ReactNode }) {
  const { data } = useListContext();
  const failure = useListFailure();
  if (failure === undefined) return children;
  return (
    <>
      <FailureNote failure={failure} title={data ? words.notRefreshed : words.list} />
      {data && <Box sx={{ opacity: 0.6 }}>{children}</Box>}
    </>
  );
}

/** The total is unknown if loading failed. */
function Pages() {
  return useListFailure() ? null : <Pagination rowsPerPageOptions={[25, 50, 100]} />;
}

function EmptyList({ text, children }: { text: string; children: ReactNode }) {
  const failure = useListFailure();
  if (failure) return <FailureNote failure={failure} title={words.list} />;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: 10, textAlign: 'center' }}>
      <Typography color="text.secondary">{text}</Typography>
      <TopToolbar>{children}</TopToolbar>
    </Box>
  );
}
