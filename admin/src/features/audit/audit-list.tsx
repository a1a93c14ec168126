import Typography from '@mui/material/Typography';
import { actionNames, subjectNames, auditWording as words } from '@shop/wording/admin/audit.ts';
import type { ReactNode } from 'react';
import { AutocompleteInput, DateInput, FunctionField, ReferenceInput, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { notOnPhones, onlyOnPhones, Table } from '../../ui/table.tsx';
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

export function AuditList() {
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} filters={filters} empty={words.empty}>
      <Table
        rowClick="expand"
        expand={<AuditDifference />}
        isRowExpandable={(entry: AuditEntry) => listDifferences(entry).length > 0}
      >
        <Table.Col source="at">
          <MomentField source="at" />
          <OnPhones>
            <FunctionField<AuditEntry> render={authorName} />
          </OnPhones>
        </Table.Col>
        <Table.Col source="staff" disableSort sx={notOnPhones}>
          <FunctionField<AuditEntry> render={authorName} />
        </Table.Col>
        <Table.Col source="action" disableSort>
          <FunctionField<AuditEntry>
            render={({ action }) => (actionNames as Record<string, string>)[action] ?? action}
          />
          <OnPhones>
            <SubjectLink />
          </OnPhones>
        </Table.Col>
        <Table.Col source="subject" disableSort sx={notOnPhones}>
          <SubjectLink />
        </Table.Col>
        <Table.Col source="changes" disableSort sx={notOnPhones}>
          <FunctionField<AuditEntry>
            render={summarize}
            sx={{ display: 'block', minWidth: 240, overflowWrap: 'anywhere' }}
          />
        </Table.Col>
      </Table>
    </ListPage>
  );
}

const authorName = ({ staff }: AuditEntry) => staff?.name ?? words.theShop;

/** Shown in columns of their own on wide screens. The change itself is shown when the row is opened. */
function OnPhones({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ ...onlyOnPhones, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
