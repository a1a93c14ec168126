import type { Certificate } from '@shop/contract/admin/certificates.ts';
import { certificateStateWording, certificatesWording as words } from '@shop/wording/admin/certificates.ts';
import { shortDay } from '@shop/wording/dates.ts';
import { FunctionField, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { Table } from '../../ui/table.tsx';
import { toChoices } from '../../ui/to-choices.ts';
import { CertificateStateChip } from './certificate-state.tsx';

const filters = [<SelectInput key="state" source="state" choices={toChoices(certificateStateWording)} alwaysOn />];

/** Shows only the ends of the numbers, which are as good as money: a screen can be read over a shoulder. */
export function CertificateList() {
  return (
    <ListPage sort={{ field: 'issued_at', order: 'DESC' }} search={words.search} filters={filters} empty={words.empty}>
      <Table>
        <Table.Col source="number_end" disableSort>
          <FunctionField<Certificate> render={({ number_end }) => words.masked(number_end)} />
        </Table.Col>
        <Table.Col source="state" disableSort>
          <FunctionField<Certificate> render={({ state }) => <CertificateStateChip state={state} />} />
        </Table.Col>
        <Table.Col source="amount" align="right">
          <MoneyField source="amount" />
        </Table.Col>
        <Table.Col source="balance" align="right">
          <MoneyField source="balance" />
        </Table.Col>
        <Table.Col source="valid_until">
          <FunctionField<Certificate> render={({ valid_until }) => shortDay(valid_until)} />
        </Table.Col>
        <Table.Col source="recipient_name" disableSort />
        <Table.Col source="order_id" disableSort>
          <FunctionField<Certificate> render={({ order_id }) => order_id && <OrderLink id={order_id} />} />
        </Table.Col>
        <Table.Col source="issued_at">
          <MomentField source="issued_at" />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
