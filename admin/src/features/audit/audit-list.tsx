import { actionNames, subjectNames, auditWording as words } from '@shop/wording/admin/audit.ts';
import { AutocompleteInput, DateInput, FunctionField, ReferenceInput, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { Table } from '../../ui/table.tsx';
import { AuditDifference } from './audit-difference.tsx';
import { type AuditEntry, differencesOf, summaryOf } from './audit-entry.ts';
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
        isRowExpandable={(entry: AuditEntry) => differencesOf(entry).length > 0}
      >
        <Table.Col source="at">
          <MomentField source="at" />
        </Table.Col>
        <Table.Col source="staff" disableSort>
          <FunctionField<AuditEntry> render={({ staff }) => staff?.name ?? words.theShop} />
        </Table.Col>
        <Table.Col source="action" disableSort>
          <FunctionField<AuditEntry>
            render={({ action }) => (actionNames as Record<string, string>)[action] ?? action}
          />
        </Table.Col>
        <Table.Col source="subject" disableSort>
          <SubjectLink />
        </Table.Col>
        <Table.Col source="changes" disableSort>
          <FunctionField<AuditEntry>
            render={summaryOf}
            sx={{ display: 'block', minWidth: 240, overflowWrap: 'anywhere' }}
          />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
