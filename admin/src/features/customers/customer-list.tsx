import Typography from '@mui/material/Typography';
import type { Customer } from '@shop/contract/admin/customers.ts';
import { customersWording as words } from '@shop/wording/admin/customers.ts';
import { phoneNumber } from '@shop/wording/phone-number.ts';
import { FunctionField, NullableBooleanInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Table } from '../../ui/table.tsx';
import { ActivationChip } from './activation-chip.tsx';
import { ErasePerson } from './erase-person.tsx';

const filters = [
  <NullableBooleanInput
    key="is_activated"
    source="is_activated"
    alwaysOn
    fullWidth={false}
    sx={{ width: { sm: 240 } }}
  />,
];

export function CustomerList() {
  return (
    <ListPage
      sort={{ field: 'created_at', order: 'DESC' }}
      search={words.search}
      filters={filters}
      actions={<ErasePerson />}
      empty={words.empty}
    >
      <Table>
        <Table.Col source="last_name">
          <FunctionField<Customer> render={({ last_name, first_name }) => `${last_name} ${first_name}`} />
        </Table.Col>
        <Table.Col source="email" disableSort />
        <Table.Col source="phone_number" disableSort>
          <FunctionField<Customer> render={({ phone_number }) => phoneNumber(phone_number)} />
        </Table.Col>
        <Table.Col source="is_activated" disableSort>
          <FunctionField<Customer> render={({ is_activated }) => <ActivationChip isActivated={is_activated} />} />
        </Table.Col>
        <Table.Col source="orders_count" align="right" />
        <Table.Col source="total_spent" align="right">
          <MoneyField source="total_spent" />
        </Table.Col>
        <Table.Col source="last_order_at">
          <MomentField source="last_order_at" />
        </Table.Col>
        <Table.Col source="created_at">
          <MomentField source="created_at" />
        </Table.Col>
      </Table>
      <Typography color="text.secondary" sx={{ p: 2 }}>
        {words.onlyAccounts}
      </Typography>
    </ListPage>
  );
}
