import Box from '@mui/material/Box';
import type { AdminOrderRow } from '@shop/contract/admin/orders.ts';
import { ordersWording, paymentMethodWording } from '@shop/wording/admin/orders.ts';
import { phoneInRow } from '@shop/wording/admin/phones.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import { BooleanInput, DateInput, SelectInput } from 'react-admin';
import { MoneyField } from '../../ui/money-field.tsx';
import { recordList } from '../../ui/record-list.tsx';
import { onlyOnPhones } from '../../ui/table.tsx';
import { toChoices } from '../../ui/to-choices.ts';
import { AttentionChip, MoneyChip, StateChip } from './order-chips.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { refetchInterval } from './use-new-orders.ts';

const { columns, filters: filterWording } = ordersWording;

const filters = [
  <BooleanInput key="is_paid" source="is_paid" label={filterWording.is_paid} defaultValue={true} />,
  <SelectInput
    key="delivery_type"
    source="delivery_type"
    label={filterWording.delivery_type}
    choices={toChoices(deliveryNames)}
  />,
  <SelectInput
    key="payment_method"
    source="payment_method"
    label={filterWording.payment_method}
    choices={toChoices(paymentMethodWording)}
  />,
  <DateInput key="from" source="from" label={filterWording.from} />,
  <DateInput key="to" source="to" label={filterWording.to} />,
];

export const OrderList = recordList<AdminOrderRow>({
  sort: { field: 'created', order: 'DESC' },
  search: ordersWording.search,
  filters,
  empty: ordersWording.empty,
  queryOptions: { refetchInterval },
  above: <OrderTabs />,
  table: { rowClick: 'show' },
  columns: [
    { source: 'id', label: columns.id, disableSort: true },
    { source: 'created', label: columns.created, as: 'moment', notOnPhones: true },
    { label: columns.customer, render: (order) => <Customer order={order} /> },
    { label: columns.state, render: (order) => <State order={order} /> },
    { label: columns.money, notOnPhones: true, render: ({ money_state }) => <MoneyChip state={money_state} /> },
    { source: 'total_price', label: columns.total_price, as: 'money', notOnPhones: true },
    {
      label: columns.delivery,
      notOnPhones: true,
      render: ({ delivery_type }) => deliveryNames[delivery_type],
    },
  ],
});

function Customer({ order }: { order: AdminOrderRow }) {
  return (
    <>
      {order.first_name} {order.last_name}
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{phoneInRow(order.phone)}</Box>
      <Box sx={onlyOnPhones}>
        <MoneyField source="total_price" />
      </Box>
    </>
  );
}

/** State, and what needs attention. On phones also what wide screens show in other columns. */
function State({ order: { state, money_state, attention } }: { order: AdminOrderRow }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StateChip state={state} />
      <Box sx={onlyOnPhones}>
        <MoneyChip state={money_state} />
      </Box>
      {attention.map((reason) => (
        <AttentionChip key={reason} reason={reason} />
      ))}
    </Box>
  );
}
