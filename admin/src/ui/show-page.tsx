import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type RaRecord, useGetResourceLabel, useRecordContext, useResourceContext } from 'react-admin';
import { WholeShow } from './whole-record.tsx';

type ShowPageProps<Shown> = {
  /** The title in the app bar. */
  title: (record: Shown) => string;
  children: (record: Shown) => ReactNode;
};

/** A read-only page of one record, with actions beside what they affect. */
export function ShowPage<Shown extends RaRecord>({ title, children }: ShowPageProps<Shown>) {
  return (
    <WholeShow component="div" title={<ShownTitle of={title} />} actions={false}>
      <Shown of={children} />
    </WholeShow>
  );
}

function Shown<Record extends RaRecord>({ of }: { of: (record: Record) => ReactNode }) {
  const record = useRecordContext<Record>();
  return record && of(record);
}

/** The name of the resource, until the record has loaded. */
function ShownTitle<Record extends RaRecord>({ of }: { of: (record: Record) => string }) {
  const record = useRecordContext<Record>();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext();
  return record?.id === undefined ? labelOf(resource ?? '', 1) : of(record);
}

/** Main content on the left, details on the right; on phones one below the other. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{main}</Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{side}</Box>
    </Box>
  );
}
