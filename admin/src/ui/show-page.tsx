import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type RaRecord, useGetResourceLabel, useRecordContext, useResourceContext } from 'react-admin';
import { WholeShow } from './whole-record.tsx';

type ShowPageProps<Shown> = {
  /** What stands in the bar above. */
  title: (record: Shown) => string;
  children: (record: Shown) => ReactNode;
};

/** One thing, to be read; what can be done to it stands beside what it is about. */
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

/** What kind of thing it is, until it is known which. */
function ShownTitle<Record extends RaRecord>({ of }: { of: (record: Record) => string }) {
  const record = useRecordContext<Record>();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext();
  return record?.id === undefined ? labelOf(resource ?? '', 1) : of(record);
}

/** What matters most on the left, what else is known on the right; under each other on a phone. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{main}</Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>{side}</Box>
    </Box>
  );
}
