import Box from '@mui/material/Box';
import { promoCodesWording as words } from '@shop/wording/admin/promo-codes.ts';
import { FunctionField } from 'react-admin';
import { InnerList } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';

const labels = words.fields;

/** Orders with this code, newest first. */
export function PromoCodeUses({ id }: { id: number }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={words.uses}>
        <InnerList resource={`promo-codes/${id}/uses`} sort={{ field: 'at', order: 'DESC' }}>
          <Table rowClick={false}>
            <Table.Col source="id" label={labels.id} disableSort>
              <FunctionField<{ id: number }> render={(use) => <OrderLink id={use.id} />} />
            </Table.Col>
            <Table.Col source="at" label={labels.at}>
              <MomentField source="at" />
            </Table.Col>
            <Table.Col source="email" label={labels.email} disableSort />
            <Table.Col source="goods" label={labels.goods} align="right" disableSort>
              <MoneyField source="goods" />
            </Table.Col>
            <Table.Col source="discount" label={labels.discount} align="right" disableSort>
              <MoneyField source="discount" />
            </Table.Col>
            <Table.Col source="returned_at" label={labels.returned_at} disableSort>
              <MomentField source="returned_at" />
            </Table.Col>
          </Table>
        </InnerList>
      </Panel>
    </Box>
  );
}
