import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Customer } from '@shop/contract/admin/customers.ts';
import { customersWording as words } from '@shop/wording/admin/customers.ts';
import { phoneInRow } from '@shop/wording/admin/phones.ts';
import { NullableBooleanInput } from 'react-admin';
import { recordList } from '../../ui/record-list.tsx';
import { onlyOnPhones } from '../../ui/table.tsx';
import { ErasePerson } from './erase-person.tsx';

const onOneLine = { whiteSpace: 'nowrap' };

export const CustomerList = recordList<Customer>({
  sort: { field: 'created_at', order: 'DESC' },
  search: words.search,
  filters: [
    <NullableBooleanInput
      key="is_activated"
      source="is_activated"
      alwaysOn
      fullWidth={false}
      sx={{ width: { sm: 240 } }}
    />,
  ],
  actions: <ErasePerson />,
  empty: words.empty,
  columns: [
    { source: 'last_name', render: (customer) => <Name {...customer} /> },
    { source: 'email', disableSort: true, notOnPhones: true, render: (customer) => <Email {...customer} /> },
    {
      source: 'phone_number',
      disableSort: true,
      notOnPhones: true,
      sx: onOneLine,
      render: ({ phone_number }) => phoneInRow(phone_number),
    },
    { source: 'orders_count', align: 'right', notOnPhones: true },
    { source: 'total_spent', as: 'money', sx: onOneLine },
    { source: 'last_order_at', as: 'day', notOnPhones: true },
    { source: 'created_at', as: 'day', notOnPhones: true },
  ],
  below: (
    <Typography color="text.secondary" sx={{ p: 2 }}>
      {words.onlyAccounts}
    </Typography>
  ),
});

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
