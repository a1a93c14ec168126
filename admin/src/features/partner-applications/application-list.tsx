import type { SentApplication } from '@shop/contract/admin/partner-applications.ts';
import {
  partnerApplicationStateWording,
  partnerApplicationsWording as words,
} from '@shop/wording/admin/partner-applications.ts';
import { phoneInRow } from '@shop/wording/admin/phones.ts';
import { FunctionField, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { Table } from '../../ui/table.tsx';
import { toChoices } from '../../ui/to-choices.ts';
import { ApplicationStateChip } from './application-state.tsx';

const filters = [
  <SelectInput key="state" source="state" choices={toChoices(partnerApplicationStateWording)} alwaysOn />,
];

export function ApplicationList() {
  return (
    <ListPage sort={{ field: 'created_at', order: 'DESC' }} search={words.search} filters={filters} empty={words.empty}>
      <Table>
        <Table.Col source="last_name">
          <FunctionField<SentApplication> render={({ last_name, first_name }) => `${last_name} ${first_name}`} />
        </Table.Col>
        <Table.Col source="state" disableSort>
          <FunctionField<SentApplication> render={({ state }) => <ApplicationStateChip state={state} />} />
        </Table.Col>
        <Table.Col source="position" disableSort />
        <Table.Col source="clinic_name" disableSort />
        <Table.Col source="phone_number" disableSort>
          <FunctionField<SentApplication> render={({ phone_number }) => phoneInRow(phone_number)} />
        </Table.Col>
        <Table.Col source="created_at">
          <MomentField source="created_at" />
        </Table.Col>
        <Table.Col source="decided_at">
          <MomentField source="decided_at" />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
