import Alert from '@mui/material/Alert';
import { strayPaymentsWording as words } from '@shop/wording/admin/stray-payments.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Table } from '../../ui/table.tsx';

export function StrayPaymentList() {
  return (
    <ListPage sort={{ field: 'at', order: 'DESC' }} search={words.search} empty={words.empty}>
      <Alert severity="info">{words.hint}</Alert>
      <Table rowClick={false}>
        <Table.Col source="at">
          <MomentField source="at" />
        </Table.Col>
        <Table.Col source="amount" align="right">
          <MoneyField source="amount" />
        </Table.Col>
        <Table.Col source="reference" disableSort />
        <Table.Col source="provider_status" disableSort />
        <Table.Col source="provider" disableSort />
      </Table>
    </ListPage>
  );
}
