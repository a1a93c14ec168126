import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Customer } from '@shop/contract/admin/customers.ts';
import { customersWording as words } from '@shop/wording/admin/customers.ts';
import { phoneInRow } from '@shop/wording/admin/phones.ts';
import { FunctionField, NullableBooleanInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { DayField } from '../../ui/moment-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { notOnPhones, onlyOnPhones, Table } from '../../ui/table.tsx';
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

const onOneLine = { whiteSpace: 'nowrap' };

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
          <FunctionField<Customer> render={(customer) => <Name {...customer} />} />
        </Table.Col>
        <Table.Col source="email" disableSort sx={notOnPhones}>
          <FunctionField<Customer> render={(customer) => <Email {...customer} />} />
        </Table.Col>
        <Table.Col source="phone_number" disableSort sx={{ ...notOnPhones, ...onOneLine }}>
          <FunctionField<Customer> render={({ phone_number }) => phoneInRow(phone_number)} />
        </Table.Col>
        <Table.Col source="orders_count" align="right" sx={notOnPhones} />
        <Table.Col source="total_spent" align="right" sx={onOneLine}>
          <MoneyField source="total_spent" />
        </Table.Col>
        <Table.Col source="last_order_at" sx={notOnPhones}>
          <DayField source="last_order_at" />
        </Table.Col>
        <Table.Col source="created_at" sx={notOnPhones}>
          <DayField source="created_at" />
        </Table.Col>
      </Table>
      <Typography color="text.secondary" sx={{ p: 2 }}>
        {words.onlyAccounts}
      </Typography>
    </ListPage>
  );
}

/** Includes address and phone number on phones, which have no columns for them. */
function Name(customer: Customer) {
  return (
    <>
      {customer.last_name} {customer.first_name}
      <Typography variant="caption" component="div" sx={onlyOnPhones}>
        <Email {...customer} />
        <div>{phoneInRow(customer.phone_number)}</div>
      </Typography>
    </>
  );
}

/** With a mark when the address is confirmed. */
function Email({ email, is_activated }: Customer) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}>
      {email}
      {is_activated && <CheckCircle color="success" sx={{ fontSize: 16 }} titleAccess={words.confirmed} />}
    </Box>
  );
}
