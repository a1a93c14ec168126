import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { actionNames, subjectNames, auditWording as words } from '@shop/wording/admin/audit.ts';
import type { ReactNode } from 'react';
import { AutocompleteInput, DateInput, ReferenceInput, SelectInput } from 'react-admin';
import { MomentField } from '../../ui/moment-field.tsx';
import { recordList } from '../../ui/record-list.tsx';
import { onlyOnPhones } from '../../ui/table.tsx';
import { AuditDifference } from './audit-difference.tsx';
import { type AuditEntry, listDifferences, summarize } from './audit-entry.ts';
import { SubjectLink } from './subject-link.tsx';

const subjects = Object.entries(subjectNames).map(([id, name]) => ({ id, name }));

const filters = [
  <ReferenceInput key="staff_id" source="staff_id" reference="staff" alwaysOn>
    <AutocompleteInput label={words.staff} optionText="name" sx={{ width: 220 }} />
  </ReferenceInput>,
  <SelectInput key="subject" source="subject" label={words.subject} choices={subjects} alwaysOn sx={{ width: 180 }} />,
  <DateInput key="from" source="from" label={words.from} alwaysOn parse={(day) => day || undefined} />,
  <DateInput key="to" source="to" label={words.to} alwaysOn parse={(day) => day || undefined} />,
];

export const AuditList = recordList<AuditEntry>({
  sort: { field: 'at', order: 'DESC' },
  filters,
  empty: words.empty,
  table: {
    rowClick: 'expand',
    expand: <AuditDifference />,
    isRowExpandable: (entry: AuditEntry) => listDifferences(entry).length > 0,
  },
  columns: [
    {
      source: 'at',
      render: (entry) => (
        <>
          <MomentField source="at" />
          <OnPhones>{authorName(entry)}</OnPhones>
        </>
      ),
    },
    { source: 'staff', disableSort: true, notOnPhones: true, render: (entry) => authorName(entry) },
    {
      source: 'action',
      disableSort: true,
      render: ({ action }) => (
        <>
          {(actionNames as Record<string, string>)[action] ?? action}
          <OnPhones>
            <SubjectLink />
          </OnPhones>
        </>
      ),
    },
    { source: 'subject', disableSort: true, notOnPhones: true, render: () => <SubjectLink /> },
    {
      source: 'changes',
      disableSort: true,
      notOnPhones: true,
      render: (entry) => <Box sx={{ minWidth: 240, overflowWrap: 'anywhere' }}>{summarize(entry)}</Box>,
    },
  ],
});

const authorName = ({ staff }: AuditEntry) => staff?.name ?? words.theShop;

/** Shown in columns of their own on wide screens. The change itself is shown when the row is opened. */
function OnPhones({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ ...onlyOnPhones, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
