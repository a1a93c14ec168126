import Box from '@mui/material/Box';
import type { AdminOrderRow } from '@shop/contract/admin/orders.ts';
import { accountOrdersWording } from '@shop/wording/account-orders.ts';
import { ordersWording, paymentMethodWording } from '@shop/wording/admin/orders.ts';
import { phoneInRow } from '@shop/wording/admin/phones.ts';
import { BooleanInput, DateInput, FunctionField, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { notOnPhones, onlyOnPhones, Table } from '../../ui/table.tsx';
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
    choices={toChoices(accountOrdersWording.deliveryTypes)}
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

export function OrderList() {
  return (
    <ListPage
      sort={{ field: 'created', order: 'DESC' }}
      search={ordersWording.search}
      filters={filters}
      empty={ordersWording.empty}
      queryOptions={{ refetchInterval }}
    >
      <OrderTabs />
      <Table rowClick="show">
        <Table.Col source="id" label={columns.id} disableSort />
        <Table.Col source="created" label={columns.created} sx={notOnPhones}>
          <MomentField source="created" />
        </Table.Col>
        <Table.Col label={columns.customer}>
          <FunctionField<AdminOrderRow> render={(order) => <Customer order={order} />} />
        </Table.Col>
        <Table.Col label={columns.state}>
          <FunctionField<AdminOrderRow> render={(order) => <State order={order} />} />
        </Table.Col>
        <Table.Col label={columns.money} sx={notOnPhones}>
          <FunctionField<AdminOrderRow> render={({ money_state }) => <MoneyChip state={money_state} />} />
        </Table.Col>
        <Table.Col source="total_price" label={columns.total_price} align="right" sx={notOnPhones}>
          <MoneyField source="total_price" />
        </Table.Col>
        <Table.Col label={columns.delivery} sx={notOnPhones}>
          <FunctionField<AdminOrderRow>
            render={({ delivery_type }) => accountOrdersWording.deliveryTypes[delivery_type]}
          />
        </Table.Col>
      </Table>
    </ListPage>
  );
}

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
